/** What the open choices would do, as their words and effects say: nothing is worked out here. */
import type { Choice as AnyChoice } from '../../board/contract';
import type { DieName, Effect, Resource } from './view';

export type Choice = AnyChoice<Effect>;

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
    .filter((choice) => choice.words['verb'] === 'move')
    .map((choice) => ({
      choice,
      die: choice.words['die'] as DieName,
      extra: Number(choice.words['extra']),
      ...(choice.effect as Required<Effect>),
    }));

/** The most that can be acquired where the die has landed. */
export const acquired = (choices: readonly Choice[]): number =>
  Math.max(
    0,
    ...choices.filter((choice) => choice.words['verb'] === 'acquire').map((choice) => Number(choice.words['amount'])),
  );

export interface Plan {
  /** the section it is about */
  section: string;
  doing: 'claim' | 'deliver' | 'complete' | 'decorate';
  material: string | undefined;
  effect: Effect;
}

const doings: Readonly<Record<string, Plan['doing']>> = {
  claim: 'claim',
  his_claim: 'claim',
  build: 'deliver',
  decorate: 'decorate',
  his_ornament: 'decorate',
};

/** What a choice would do to the cathedral. */
export const planned = (choice: Choice | null): Plan | null => {
  const { verb = '', section, material } = choice?.words ?? {};
  const doing = doings[verb];
  if (!section || !doing) return null;
  const effect = choice?.effect ?? {};
  return { section, doing: effect.completes ? 'complete' : doing, material, effect };
};
