/** Small plots over time: where lines run, in the units of a drawing of the given size. */
import { y, type Axis, type Sheet } from '../lib/graph';

const GAP = 3; // so many steps without a figure, and the line is interrupted

/** How far right a moment lies. */
export function across(at: number, from: number, to: number, sheet: Sheet): number {
  return to > from ? ((at - from) / (to - from)) * sheet.width : sheet.width;
}

/** A line through all moments, interrupted where nothing was taken down. */
export function linePath(
  times: readonly number[],
  values: readonly number[],
  span: { from: number; to: number; step: number },
  scale: Axis,
  sheet: Sheet,
): string {
  let path = '';
  times.forEach((at, i) => {
    const before = times[i - 1];
    const joined = before !== undefined && at - before <= GAP * span.step;
    const point = `${round(across(at, span.from, span.to, sheet))} ${round(y(values[i] ?? 0, scale, sheet))}`;
    path += `${joined ? 'L' : 'M'}${point}`;
    // A figure that stands alone is seen as a dot.
    if (!joined && !(times[i + 1] !== undefined && times[i + 1]! - at <= GAP * span.step)) path += 'h0.1';
  });
  return path;
}

/** Which moment lies nearest to a point of the drawing. */
export function nearest(times: readonly number[], left: number, from: number, to: number, sheet: Sheet): number {
  let best = -1;
  times.forEach((at, i) => {
    const distance = Math.abs(across(at, from, to, sheet) - left);
    if (best < 0 || distance < Math.abs(across(times[best]!, from, to, sheet) - left)) best = i;
  });
  return best;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
