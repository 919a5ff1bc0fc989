/** How much room there is. */
const few = matchMedia('(max-width: 899px)');
const screen = $state({ narrow: few.matches });
few.addEventListener('change', () => (screen.narrow = few.matches));

/** A phone, or a window as narrow as one: the panels become a sheet. */
export function narrow(): boolean {
  return screen.narrow;
}
