/** Where somebody was in a guide: the last heading above, kept for each game. */

const key = (game: string): string => `guide.${game}`;

export function rememberedPlace(game: string): string {
  try {
    return localStorage.getItem(key(game)) ?? '';
  } catch {
    return '';
  }
}

export function rememberPlace(game: string, id: string): void {
  try {
    localStorage.setItem(key(game), id);
  } catch {
    // Where nothing can be kept, one begins at the top.
  }
}

/** The last heading whose top lies above the line, in pixels of the window. */
export function headingAbove(inside: ParentNode, line: number): HTMLElement | null {
  const all = [...inside.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4)[id]')];
  return all.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? null;
}
