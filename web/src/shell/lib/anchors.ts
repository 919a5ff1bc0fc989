/** Where the guide tells of a thing on the board, by the game's own table of patterns. */
import type { Anchors } from '../../protocol';

/** `tile.{type}-*` fits `tile.villa-3`, and everything that begins with the words of such an element. */
function fit(pattern: string, element: string): Record<string, string> | null {
  const words = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^.]*')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^.]*?)');
  const found = new RegExp(`^${words}(?:\\..*)?$`).exec(element);
  return found && { ...found.groups };
}

function lookUp(table: Readonly<Record<string, string>>, element: string, headings: ReadonlySet<string>): string {
  for (const [pattern, heading] of Object.entries(table)) {
    const words = fit(pattern, element);
    const id = words && heading.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
    if (id && headings.has(id)) return id;
  }
  return '';
}

/** The heading that tells most closely of an element: its own, else that of what was tried, else of its kind. */
export function anchor(
  anchors: Anchors,
  headings: ReadonlySet<string>,
  about: { element: string; chapter: string },
): string {
  const { element, chapter } = about;
  return lookUp(anchors.own, element, headings) || chapter || lookUp(anchors.kind, element, headings);
}
