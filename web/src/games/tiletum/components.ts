/** Colours of dice, resources and players. */
import { colours, resources, type Colour, type Resource, type View } from './view';

export const resourceOf = (colour: Colour): Resource => resources[colours.indexOf(colour)]!;

export const tones: Readonly<Record<Colour, string>> = {
  yellow: 'var(--r-gold)',
  pink: '#dd8f8d',
  light_grey: 'var(--r-wool)',
  dark_grey: '#7e858a',
  blue: '#7ba6cf',
};

/** The colour and symbol of a seat; Titus wears the slate star. */
export const markOf = (view: View, seat: number): number => (view.players[seat]?.titus ? 5 : seat % 6);
