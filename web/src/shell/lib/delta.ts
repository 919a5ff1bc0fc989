/** Keeping a table's view up to date. A change is applied only to the version it was made for. */
import type { ChatLine, Delta, LogLine, TableView } from '../../protocol';

/** The view after the change; null when it does not follow on this view and the table must be watched again. */
export function apply(view: TableView, delta: Delta): TableView | null {
  if (delta.table !== view.id || delta.since !== view.version) return null;
  const log = delta.log ?? [];
  const chat = delta.chat ?? [];
  return {
    ...view,
    ...(delta.set as Partial<TableView>),
    board: Object.keys(delta.board ?? {}).length ? { ...view.board, ...delta.board } : view.board,
    version: delta.version,
    log: log.length ? addLog(view.log, log) : view.log,
    chat: chat.length ? addChat(view.chat, chat) : view.chat,
  };
}

/** Adds lines; what an undo or rewind names no longer holds. */
export function addLog(old: readonly LogLine[], lines: readonly LogLine[]): LogLine[] {
  const undone = new Set(lines.flatMap((line) => line.undone ?? []));
  const all = addByNumber(old, lines);
  return undone.size ? all.map((line) => (undone.has(line.n) && !line.void ? { ...line, void: true } : line)) : all;
}

/** Adds lines; one that is known already was deleted, and is replaced by what says so. */
function addChat(old: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const changed = new Map(lines.map((line) => [line.n, line]));
  return addByNumber(
    old.map((line) => changed.get(line.n) ?? line),
    lines,
  );
}

function addByNumber<T extends LogLine | ChatLine>(old: readonly T[], lines: readonly T[]): T[] {
  const newest = old.at(-1)?.n ?? -1;
  return [...old, ...lines.filter((line) => line.n > newest)];
}

/** Puts older pages of the log before the newest lines. */
export function withOlder(older: readonly LogLine[], log: readonly LogLine[]): LogLine[] {
  const first = log[0]?.n ?? Infinity;
  return [...older.filter((line) => line.n < first), ...log];
}

type Key = string | number;
type Tree = Record<Key, unknown>;

/** One step of a replay: sets or removes what lies at each path, leaving the board before it as it was. */
export function patch(board: Tree, changes: readonly (readonly unknown[])[]): Tree {
  let now: unknown = board;
  for (const change of changes) {
    const where = change[0] as readonly Key[];
    now = change.length > 1 ? put(now, where, change[1]) : take(now, where);
  }
  return now as Tree;
}

function copy(node: unknown, key: Key): Tree {
  if (Array.isArray(node)) return [...node] as unknown as Tree;
  if (typeof node === 'object' && node !== null) return { ...node } as Tree;
  return (typeof key === 'number' ? [] : {}) as Tree;
}

function put(node: unknown, where: readonly Key[], value: unknown): unknown {
  const [key, ...rest] = where;
  if (key === undefined) return value;
  const next = copy(node, key);
  next[key] = put(next[key], rest, value);
  return next;
}

function take(node: unknown, where: readonly Key[]): unknown {
  const [key, ...rest] = where;
  if (key === undefined) return undefined;
  const next = copy(node, key);
  if (rest.length) next[key] = take(next[key], rest);
  else if (Array.isArray(next)) next.splice(Number(key), 1);
  else delete next[key];
  return next;
}
