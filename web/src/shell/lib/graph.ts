/** The score graph of a replay: lines over time, in the units of a drawing of the given size. */

export interface Sheet {
  width: number;
  height: number;
}

export interface Axis {
  low: number;
  high: number;
  /** where a line is ruled and a number stands */
  marks: number[];
}

/** A scale of round numbers that holds all values. */
export function axis(values: readonly number[], wanted = 4): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const marks: number[] = [];
  for (let mark = first; mark <= last; mark += step) marks.push(mark);
  return { low: first, high: last, marks };
}

export function x(frame: number, frames: number, sheet: Sheet): number {
  return frames < 2 ? 0 : (frame / (frames - 1)) * sheet.width;
}

export function y(value: number, scale: Axis, sheet: Sheet): number {
  return sheet.height - ((value - scale.low) / (scale.high - scale.low)) * sheet.height;
}

/** Which frame lies under a point of the drawing. */
export function frameAt(at: number, frames: number, sheet: Sheet): number {
  return Math.max(0, Math.min(frames - 1, Math.round((at / sheet.width) * (frames - 1))));
}

/** A path in steps: points come at once, not by and by. */
export function stepPath(values: readonly number[], scale: Axis, sheet: Sheet): string {
  let path = '';
  values.forEach((value, i) => {
    const to = round(x(i, values.length, sheet));
    const height = round(y(value, scale, sheet));
    if (i === 0) path = `M${to} ${height}`;
    else if (value === values[i - 1]) return;
    else path += `H${to}V${height}`;
  });
  return values.length > 1 ? `${path}H${sheet.width}` : path;
}

/** Every seat's points, one line each. */
export function totalsOf(frames: readonly { totals: readonly number[] }[]): number[][] {
  return (frames[0]?.totals ?? []).map((_, seat) => frames.map((frame) => frame.totals[seat] ?? 0));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
