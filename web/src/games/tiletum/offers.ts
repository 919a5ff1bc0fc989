/** Reads the engine's choices of dice: what each would bring. */
import type { Choice, Line } from '../../shell/protocol';
import type { Action, Colour, Offer } from './view';

const key = (value: unknown): string => (value && typeof value === 'object' ? (value as Line).key : '');

export const dieOffer = (choice: Choice): Offer | null => {
  if (choice.words['verb'] !== 'take_die') return null;
  const args = choice.text.args ?? {};
  return {
    choice,
    value: Number(choice.words['value']),
    colour: choice.words['colour'] as Colour,
    as: Number(choice.words['as']),
    gold: Number(args['gold'] ?? 0),
    goods: Number((args['goods'] as Line | undefined)?.args?.['count'] ?? 0),
    ap: Number(args['ap'] ?? 0),
    action: key(args['action']).replace(/^action-/, '') as Action,
  };
};
