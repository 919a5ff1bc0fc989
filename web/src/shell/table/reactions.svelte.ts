/** What the page does when something has happened: pieces travel, sounds, news read out, the tab that calls. */
import { tick } from 'svelte';
import { glide, remember, type Places } from '../../board/glide';
import { play as playSound } from '../lib/sounds';
import type { LogLine, TableView } from '../../protocol';
import { attention } from '../global/attention.svelte';
import { say, t } from '../global/language.svelte';
import { motion, settings } from '../global/settings.svelte';
import type { Play } from './play.svelte';

/** Read out at most so many lines at once; the log has them all. */
const READ = 4;

export class Reactions {
  stage: HTMLElement | undefined = $state();
  /** What a screen reader reads next. */
  spoken = $state('');
  readonly #play: Play;
  #places: Places | null = null;
  #totals: number[] = [];
  #asked = '';
  #odd = false;

  constructor(play: Play) {
    this.#play = play;
    const { table } = play;
    table.before = () => {
      this.#places = this.stage && motion() && !document.hidden ? remember(this.stage) : null;
    };
    table.news = (lines, view) => this.#news(lines, view);
    if (table.view) this.#remember(table.view);
  }

  leave(): void {
    this.#play.table.before = () => {};
    this.#play.table.news = () => {};
  }

  #news(lines: LogLine[], view: TableView): void {
    const places = this.#places;
    this.#places = null;
    const same = lines.length > 0;
    if (places && same) void tick().then(() => this.stage && glide(this.stage, places));
    if (same) this.#sound(lines, view);
    this.#speak(lines, view);
    this.#remember(view);
  }

  /** Laying down is a soft knock; what pays rings; the end has its own tune. */
  #sound(lines: LogLine[], view: TableView): void {
    if (!settings.sound) return;
    const last = lines.findLast((line) => line.kind === 'act' && line.seat >= 0);
    if (view.status === 'finished') playSound('finish');
    else if (last)
      playSound((view.scores[last.seat]?.total ?? 0) > (this.#totals[last.seat] ?? 0) + 1 ? 'build' : 'place');
  }

  #speak(lines: LogLine[], view: TableView): void {
    const words = lines
      .filter((line) => line.seat !== view.you)
      .slice(-READ)
      .map((line) => say(line.text, view.game, this.#play.names));
    const decision = view.decision;
    if (decision && decision.id !== this.#asked) {
      const prompt = say(decision.prompt, view.game, this.#play.names);
      words.push(prompt);
      // Called once when the turn comes, not at each of its steps.
      if (!this.#asked) attention.call(t('turn-call', { game: say({ key: 'game-name' }, view.game) }), prompt, view.id);
    }
    if (view.status === 'finished' && lines.length) words.push(t('game-over'));
    if (!words.length) return;
    // The same words twice are read twice only if they differ.
    this.#odd = !this.#odd;
    this.spoken = words.join(' ') + (this.#odd ? '\u00a0' : '');
  }

  #remember(view: TableView): void {
    this.#totals = view.scores.map((score) => score.total);
    this.#asked = view.decision?.id ?? '';
  }
}
