/**
 * Sentences in the reader's language: Fluent, bound the same way as `cantiere.kernel.texts` binds it on the server.
 *
 * A name given as an argument brings its other forms along (`$building`, `$building_acc`), and a seat its player's name
 * (`$seat` as `$player`, `$to` as `$to_player`).
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Line } from '../../protocol';

export type Args = NonNullable<Line['args']>;

const SEATS: readonly (readonly [string, string])[] = [
  ['seat', 'player'],
  ['to', 'to_player'],
];

/** With a real minus sign; the locales have a hyphen. */
class SignedNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '\u2212');
  }
}

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;

  /** A key that two sources have keeps the meaning of the first. */
  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    // Isolation marks are for mixing writing directions; ours all run the same way.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key) && this.#bundle.getMessage(key)?.value != null;
  }

  format(line: Line | string, players: readonly string[] = [], given: Args = {}): string {
    const key = typeof line === 'string' ? line : line.key;
    const pattern = this.#bundle.getMessage(key)?.value;
    // A missing text is seen at once by a person, and by the test that looks for brackets.
    if (pattern == null) return `[${key}]`;
    return this.#fill(pattern, this.#arguments(typeof line === 'string' ? given : { ...line.args, ...given }, players));
  }

  #arguments(plain: Args, players: readonly string[]): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [seat, name] of SEATS) {
      const number = plain[seat];
      if (typeof number === 'number' && number >= 0) args[name] = players[number] ?? this.#seatName(number);
    }
    for (const [name, value] of Object.entries(plain)) {
      if (typeof value !== 'object') {
        args[name] = typeof value === 'number' ? new SignedNumber(value) : value;
        continue;
      }
      args[name] = this.format(value, players);
      const forms = this.#bundle.getMessage(value.key)?.attributes ?? {};
      for (const [form, pattern] of Object.entries(forms)) {
        args[`${name}_${form}`] = this.#fill(pattern, this.#arguments(value.args ?? {}, players));
      }
    }
    return args;
  }

  #seatName(seat: number): string {
    return this.has('seat-name') ? this.format('seat-name', [], { number: seat + 1 }) : String(seat + 1);
  }

  #fill(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? `${text} [${errors[0]?.message}]` : tied(text, this.language);
  }
}

const SHORT = /(?<=^|[\s(„])([aikosuvwz]) (?=\S)/gi;
const UNIT = /(?<=\d) (?=(?:VB|AB|PZ|PA|%|s|min)(?![\p{L}\d]))/gu;

/** Czech and Polish end no line with a one-letter word, nor between a number and its unit. */
export function tied(text: string, language: string): string {
  return language === 'en' ? text : text.replace(SHORT, '$1\u00a0').replace(UNIT, '\u00a0');
}

/** The first language of ours that the browser's owner reads. */
export function negotiate(wanted: readonly string[], ours: readonly string[]): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    if (ours.includes(base)) return base;
  }
  return ours[0] ?? 'en';
}
