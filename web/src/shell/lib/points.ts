/** Where points come from: one row a source, however many places it pays in. */
import type { Score } from '../protocol';

export interface PointsRow {
  /** the key of the message that names what pays */
  source: string;
  points: number;
  times: number;
  /** what pays, on the board */
  where: string[];
}

export function rowsOf(score: Score): PointsRow[] {
  const found = new Map<string, PointsRow>();
  for (const line of score.lines) {
    const row = found.get(line.source) ?? { source: line.source, points: 0, times: 0, where: [] };
    row.points += line.points;
    row.times += 1;
    if (line.where) row.where.push(line.where);
    found.set(line.source, row);
  }
  return [...found.values()];
}

export interface TableRow {
  source: string;
  /** one for each score; null where this source paid nothing and is no line */
  cells: (PointsRow | null)[];
}

/** All scores side by side, sources in the order in which they first appear. */
export function tableOf(scores: readonly Score[]): TableRow[] {
  const columns = scores.map((score) => new Map(rowsOf(score).map((row) => [row.source, row])));
  const sources = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return sources.map((source) => ({ source, cells: columns.map((column) => column.get(source) ?? null) }));
}
