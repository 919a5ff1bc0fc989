/** How much room there is. */

/** `phone`: a narrow column, the panel is a sheet. `low`: a phone on its side, the prompt moves beside the board.
 *  `tall`: a tablet held upright, the panel lies below the board. `wide`: everything else, the panel stands beside. */
export type Layout = 'phone' | 'low' | 'tall' | 'wide';

const low = matchMedia('(max-height: 500px) and (min-width: 560px)');
const phone = matchMedia('(max-width: 699px)');
const tall = matchMedia('(max-width: 1099px) and (orientation: portrait)');

function measure(): Layout {
  if (low.matches) return 'low';
  if (phone.matches) return 'phone';
  return tall.matches ? 'tall' : 'wide';
}

const screen = $state({ layout: measure() });
for (const query of [low, phone, tall]) query.addEventListener('change', () => (screen.layout = measure()));

export function layout(): Layout {
  return screen.layout;
}

/** A phone, or a window as narrow as one. */
export function narrow(): boolean {
  return screen.layout === 'phone';
}
