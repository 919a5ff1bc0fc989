/** The log as one reads it: by rounds or stages, and within them by turns. */
import type { Line, LogLine } from '../../protocol';

export interface Stage {
  /** how far the game was; null for what came before */
  progress: Line | null;
  turns: LogLine[][];
}

/** What chance does belongs to the turn that brought it about. */
export function stagesOf(lines: readonly LogLine[]): Stage[] {
  const stages: Stage[] = [];
  let seat: number | null = null;
  for (const line of lines) {
    if (line.progress || !stages.length) {
      stages.push({ progress: line.progress ?? null, turns: [] });
      seat = null;
    }
    const { turns } = stages.at(-1)!;
    if (!turns.length || (line.seat >= 0 && line.seat !== seat)) turns.push([]);
    turns.at(-1)!.push(line);
    if (line.seat >= 0) seat = line.seat;
  }
  return stages;
}
