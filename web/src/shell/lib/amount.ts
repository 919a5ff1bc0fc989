/** Points as they are printed: a loss has a minus sign, not a hyphen. */
export function amount(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}
