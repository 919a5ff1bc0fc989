/** Colours of dice and resources. */
import { colours, resources, type Colour, type Resource } from './view';

export const resourceOf = (colour: Colour): Resource => resources[colours.indexOf(colour)]!;

export const tones: Readonly<Record<Colour, string>> = {
  yellow: 'var(--r-gold)',
  pink: '#dd8f8d',
  light_grey: 'var(--r-wool)',
  dark_grey: '#7e858a',
  blue: '#7ba6cf',
};
