/** Whether a letter of the text lies in the ranges, written as in a style: `U+0000-00FF, U+0131, U+4??`. */
export function covers(ranges: string, text: string): boolean {
  const found = [...ranges.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, low = '', high]) => ({
    low: parseInt(low.replaceAll('?', '0'), 16),
    high: parseInt(high ?? low.replaceAll('?', 'F'), 16),
  }));
  return [...text].some((letter) => {
    const code = letter.codePointAt(0)!;
    return found.some(({ low, high }) => low <= code && code <= high);
  });
}
