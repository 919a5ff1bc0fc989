/**
 * What a click means. The server lists every choice with the elements that stand for it; clicking an element
 * takes the only choice that has it, narrows to those that have it, or is no choice at all (then the page asks
 * why).
 */
import type { Light } from '../../board/contract';
import type { Choice } from '../../protocol';

export type Pick =
  { kind: 'take'; choice: Choice } | { kind: 'narrow'; picked: string[] } | { kind: 'why'; element: string };

/** The choices that have every picked element. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((element) => choice.elements.includes(element)));
}

export function pick(choices: readonly Choice[], picked: readonly string[], element: string): Pick {
  // Clicking what was picked lets go of it and of all that was picked after it.
  const at = picked.indexOf(element);
  if (at >= 0) return { kind: 'narrow', picked: picked.slice(0, at) };
  const fitting = narrowed(choices, picked).filter((choice) => choice.elements.includes(element));
  if (fitting.length === 1) return { kind: 'take', choice: fitting[0]! };
  if (fitting.length > 1) return { kind: 'narrow', picked: [...picked, element] };
  // Something else than what was begun: begin anew with it.
  if (picked.length && choices.some((choice) => choice.elements.includes(element))) return pick(choices, [], element);
  return { kind: 'why', element };
}

export interface Lit {
  choices: readonly Choice[];
  picked: readonly string[];
  /** touched by the last moves */
  last?: readonly string[];
  /** touched by the log line that is pointed at: shown over everything else */
  pointed?: readonly string[] | null;
  preview?: Choice | null;
  /** where a hint points: nothing else is lit then, until one of it is picked */
  advised?: readonly string[] | null;
  refused?: string | null;
}

/** How every element is lit; the later word counts. */
export function lights({ choices, picked, last = [], pointed, preview, advised, refused }: Lit): Map<string, Light> {
  const lit = new Map<string, Light>();
  for (const element of last) lit.set(element, 'last');
  if (pointed) {
    for (const element of pointed) lit.set(element, 'last');
  } else if (advised?.length && !picked.length && !preview) {
    for (const element of advised) lit.set(element, 'chosen');
  } else {
    for (const choice of narrowed(choices, picked)) for (const element of choice.elements) lit.set(element, 'possible');
    for (const element of preview?.elements ?? []) lit.set(element, 'chosen');
    for (const element of picked) lit.set(element, 'chosen');
    // Who follows a hint sees which of the rest it means.
    if (advised && picked.length && picked.every((element) => advised.includes(element)))
      for (const element of advised) if (lit.has(element)) lit.set(element, 'chosen');
  }
  if (refused) lit.set(refused, 'refused');
  return lit;
}

export interface Group {
  verb: string;
  choices: Choice[];
}

/** The choices by verb, in the order in which the verbs first appear; what touches the board comes before plain
 *  buttons. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.words.verb ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  const all = [...groups].map(([verb, list]) => ({ verb, choices: list }));
  const onBoard = (group: Group) => group.choices.some((choice) => choice.elements.length > 0);
  return [...all.filter(onBoard), ...all.filter((group) => !onBoard(group))];
}

/** What was picked already says all that the board can say: these choices are told apart by words alone. */
export function settled(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  if (!picked.length) return [];
  return choices.filter(
    (choice) => choice.elements.length > 0 && choice.elements.every((element) => picked.includes(element)),
  );
}

/** Buttons that stand for nothing on the board ("Finish the round"): they belong beside the prompt. */
export function plainButtons(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.elements.length === 0);
}
