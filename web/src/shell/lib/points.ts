/** Where points come from: one row a source, however many places it pays in. */
import type { Line, PointsLine, Score } from '../../protocol';

export interface PointsRow {
  /** the key of the message that names what pays */
  source: string;
  /** why so much; null where the source says it all, or several reasons are added up */
  why: Line | null;
  points: number;
  times: number;
  /** what pays, on the board */
  elements: string[];
}

function rowsBy(lines: readonly PointsLine[], keyOf: (line: PointsLine) => string): PointsRow[] {
  const found = new Map<string, PointsRow>();
  for (const line of lines) {
    const key = keyOf(line);
    const row = found.get(key) ?? { source: line.source, why: line.why ?? null, points: 0, times: 0, elements: [] };
    row.points += line.points;
    row.times += 1;
    row.elements.push(...(line.elements ?? []));
    if (JSON.stringify(row.why) !== JSON.stringify(line.why ?? null)) row.why = null;
    found.set(key, row);
  }
  return [...found.values()];
}

export interface Parts {
  /** what has been paid already */
  now: PointsRow[];
  /** what would be paid if the game ended now */
  later: PointsRow[];
}

/** A row for each source and reason, what is paid only at the end apart. */
export function partsOf(score: Score): Parts {
  const reason = (line: PointsLine) => line.source + JSON.stringify(line.why ?? null);
  const now = score.lines.filter((line) => !line.at_end);
  return {
    now: rowsBy(now, reason),
    later: rowsBy(
      score.lines.filter((line) => line.at_end),
      reason,
    ),
  };
}

export interface TableRow {
  source: string;
  /** one for each score; null where this source paid nothing and is no line */
  cells: (PointsRow | null)[];
}

/** All scores side by side, sources in the order in which they first appear. */
export function tableOf(scores: readonly Score[]): TableRow[] {
  const columns = scores.map(
    (score) => new Map(rowsBy(score.lines, (line) => line.source).map((row) => [row.source, row])),
  );
  const sources = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return sources.map((source) => ({ source, cells: columns.map((column) => column.get(source) ?? null) }));
}
