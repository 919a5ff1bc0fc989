/** The reader's language: words of no game (the server's and the shell's own), and each game's when first needed. */
import type { BotInfo, Line, Seat, TableView } from '../../protocol';
import { negotiate, Words, type Args } from '../lib/words';
import { api } from './api';
import { settings } from './settings.svelte';

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
/** Each in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', cs: 'Čeština', pl: 'Polski' };

const shellTexts = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

class Language {
  current = $state('en');
  #shell = $state.raw(new Words('en', []));
  #common = $state.raw(new Words('en', []));
  #source = '';
  #games = $state.raw<ReadonlyMap<string, Words>>(new Map());
  readonly #loading = new Set<string>();

  wanted(): string {
    return settings.language || negotiate(navigator.languages, LANGUAGES);
  }

  /** Loads a language and only then changes to it, so that no page shows bare keys. */
  async choose(language: string): Promise<void> {
    const source = await shellTexts[`../../text/${language}.ftl`]!();
    const common = await api.text(`/api/text/${language}`).catch(() => '');
    const games = [...this.#games.keys()];
    this.#source = source;
    this.#shell = new Words(language, [source]);
    this.#common = new Words(language, [common, source]);
    this.#games = new Map();
    this.#loading.clear();
    this.current = language;
    document.documentElement.lang = language;
    await Promise.all(games.map((game) => this.#load(game)));
  }

  /** A sentence of the shell. */
  t = (key: string, args: Args = {}): string => this.#shell.format(key, [], args);

  /** The words of a game (null: of none); null while they are on their way. */
  words(game: string | null): Words | null {
    if (game === null) return this.#common;
    const found = this.#games.get(game);
    if (!found) void this.#load(game);
    return found ?? null;
  }

  /** Resolves when the game's words are there. */
  async ready(game: string): Promise<Words> {
    await this.#load(game);
    return this.#games.get(game) ?? this.#common;
  }

  async #load(game: string): Promise<void> {
    const language = this.current;
    const key = `${language}/${game}`;
    if (this.#games.has(game) || this.#loading.has(key)) return;
    this.#loading.add(key);
    try {
      const source = await api.text(`/api/games/${game}/text/${language}`);
      if (language === this.current)
        this.#games = new Map([...this.#games, [game, new Words(language, [source, this.#source])]]);
    } catch {
      // Asked for again by the next page that needs it.
    } finally {
      this.#loading.delete(key);
    }
  }
}

export const language = new Language();
export const t = language.t;

/** A sentence that the server sent, in the words of the game it belongs to. */
export function say(line: Line, game: string | null = null, players: readonly string[] = []): string {
  return (language.words(game) ?? language.words(null)!).format(line, players);
}

/** What a level of bots is called. */
export function botName(level: string): string {
  const common = language.words(null)!;
  const key = [`bot-${level}`, `level-${level}`].find((name) => common.has(name));
  return key ? common.format(key) : level;
}

/** What a level of bots is like, and how it did in the game when it was measured. */
export function botHint(bot: BotInfo, game: string): string {
  const about = { level: botName(bot.id), help: language.words(null)!.format(`level-${bot.id}-help`) };
  const record = bot.records.find((one) => one.game === game);
  if (!record) return t('bot-help', about);
  const { points, seconds } = record;
  return t('bot-record', { ...about, points, seconds, tenths: Math.floor(10 * seconds) });
}

/** Everybody's name at a table, and after them the rival whom nobody plays. */
export function tableNames(view: Pick<TableView, 'game' | 'seats' | 'rival'>): string[] {
  const names = playerNames(view.seats);
  return view.rival ? [...names, say(view.rival, view.game)] : names;
}

/** Everybody's name at a table, in the order of the seats; two bots of a level are told apart by a number. */
export function playerNames(seats: readonly Seat[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'bot') return botName(seat.level);
    return seat.name || t('seat-number', { number: seat.seat + 1 });
  });
  return plain.map((name, i) => {
    const alike = plain.flatMap((other, j) => (other === name ? [j] : []));
    return alike.length > 1 ? t('name-numbered', { name, number: alike.indexOf(i) + 1 }) : name;
  });
}
