/** What the open choices would do, read from their words and sentences: nothing is worked out here. */
import type { Choice, Line } from '../../shell/protocol';
import type { DieName, Resource, View } from './view';

export const verb = (choice: Choice | null | undefined): string => choice?.words['verb'] ?? '';

const number = (choice: Choice, name: string): number => Number(choice.text.args?.[name] ?? 0);

const named = (choice: Choice, name: string): string => ((choice.text.args?.[name] as Line | undefined)?.key ?? '').replace(/^[a-z]+-/, '');

export interface Landing {
  choice: Choice;
  die: DieName;
  /** rubles for extra steps */
  extra: number;
  /** from 0 */
  space: number;
  amount: number;
  resource: Resource;
}

export const landings = (choices: readonly Choice[]): Landing[] =>
  choices
    .filter((choice) => verb(choice) === 'move')
    .map((choice) => ({
      choice,
      die: choice.words['die'] as DieName,
      extra: Number(choice.words['extra'] ?? 0),
      space: number(choice, 'space') - 1,
      amount: number(choice, 'amount'),
      resource: named(choice, 'resource') as Resource,
    }));

/** The most that can be acquired where the die has landed. */
export const acquired = (choices: readonly Choice[]): number =>
  Math.max(0, ...choices.filter((choice) => verb(choice) === 'acquire').map((choice) => Number(choice.words['amount'])));

/** The tile that waits for a workshop. */
export const waitingTile = (choices: readonly Choice[]): string | null => {
  const choice = choices.find((one) => verb(one) === 'tile');
  return choice ? named(choice, 'tile') : null;
};

export interface Plan {
  /** the section it is about */
  section: string;
  doing: 'claim' | 'deliver' | 'complete' | 'decorate';
  material?: string | undefined;
  /** prestige an ornament brings */
  prestige: number;
}

/** What a choice would do to the cathedral. */
export const planned = (choice: Choice | null): Plan | null => {
  const section = choice?.words['section'];
  if (!choice || !section) return null;
  switch (verb(choice)) {
    case 'claim':
    case 'his_claim':
      return { section, doing: 'claim', prestige: 0 };
    case 'build':
      return { section, doing: choice.text.args?.['completes'] === 'yes' ? 'complete' : 'deliver', material: choice.words['material'], prestige: 0 };
    case 'decorate':
    case 'his_ornament':
      return { section, doing: 'decorate', prestige: number(choice, 'count') };
    default:
      return null;
  }
};

/** Where markers would go on the road if a section were completed: by seat, in steps from the start. */
export const marksAfter = (view: View, section: string): Map<number, number> => {
  const after = new Map<number, number>();
  const found = view.towers.flatMap((tower) => tower.sections).find((one) => one.section === section);
  if (!found) return after;
  view.players.forEach((player, seat) => {
    const change = (player.colour === found.banner ? found.recognition : 0) - (found.penalties[seat] ?? 0);
    if (change) after.set(seat, player.mark + player.laps * view.track.spaces + change);
  });
  return after;
};
