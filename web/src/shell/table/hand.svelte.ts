/** One person's hand at a table: what is picked, pointed at and refused, and what is sent to the server. */
import type { Light } from '../../board/contract';
import { sameChoice } from '../../board/choices';
import { lights, narrowed, pick } from '../lib/picking';
import type { Choice, Line, TableView } from '../../protocol';
import { live, type LiveTable } from '../global/live.svelte';
import { notices } from '../global/notices.svelte';

const SHAKE = 700;
/** What is chosen twice so quickly was meant once. */
const DOUBLE_CLICK = 400;
/** An answer that takes longer is waited for in words. */
const SOON = 400;
/** Others' last moves stay marked, but not more of them than an eye can hold. */
const TRAIL = 12;

export class Hand {
  readonly table: LiveTable;
  /** Elements that are pointed at from elsewhere: what a line of the log touched, what pays in a score. */
  pointed: readonly string[] | null = $state.raw(null);
  /** Elements that a hint points at. */
  advised: readonly string[] | null = $state.raw(null);
  refused: string | null = $state(null);
  /** In a tutorial: what is spoken of, and whether that comes before anything is asked. */
  lesson: { waits: boolean; light: readonly string[] } | null = $state.raw(null);
  /** Why the last click did nothing; gone with the next one. */
  reason: Line | null = $state.raw(null);
  /** The heading of the guide that tells more about it, and what was clicked. */
  #reasonChapter = $state('');
  #asked = $state('');
  /** The version of the table about which something was sent that is not yet answered. */
  #sentAt: number | null = $state(null);
  /** Something was sent a while ago, and there is no answer yet. */
  waits = $state(false);
  #picked: { decision: string; elements: string[] } = $state.raw({ decision: '', elements: [] });
  #preview: Choice | null = $state.raw(null);
  /** Up to this line of the log the trail has been seen. */
  #seen = $state(0);
  /** What was chosen and asked about, and when. */
  #doubt: { decision: string; choice: Choice; at: number } | null = $state.raw(null);
  #shaking = 0;
  /** The decision whose answer is on its way. */
  #answered = '';

  constructor(table: LiveTable) {
    this.table = table;
  }

  view = $derived.by((): TableView | null => this.table.view);
  decision = $derived.by(() => (this.lesson?.waits ? null : (this.view?.decision ?? null)));
  /** Something was sent and has had no effect yet: once the table has changed, the hand is free for the next thing. */
  sending = $derived.by(() => this.#sentAt !== null && this.#sentAt === this.view?.version);
  /** Valid for this decision only: another question begins with an open hand. */
  picked = $derived.by((): string[] => (this.#picked.decision === this.decision?.id ? this.#picked.elements : []));
  /** Where the guide tells of the refusal, or of what is asked. */
  chapter = $derived.by(() => (this.reason && this.#reasonChapter) || (this.decision?.chapter ?? ''));
  /** What the rules are asked about: what was refused, or picked last. */
  about = $derived.by(() => (this.reason ? this.#asked : (this.picked.at(-1) ?? '')));
  choices = $derived.by((): Choice[] => (this.decision ? narrowed(this.decision.actions, this.picked) : []));
  preview = $derived.by((): Choice | null => this.choices.find((choice) => sameChoice(choice, this.#preview)) ?? null);

  /** Chosen once, although it would leave something behind that costs nothing; chosen again, it is taken. */
  doubted = $derived.by((): Choice | null =>
    this.#doubt && this.#doubt.decision === this.decision?.id ? this.#doubt.choice : null,
  );

  /** What others did since this person last did something. */
  trail = $derived.by((): string[] => {
    const log = this.view?.log ?? [];
    const mine = log.findLastIndex((line) => line.kind === 'act' && line.seat === this.view?.you);
    return log
      .slice(mine + 1)
      .filter((line) => line.kind === 'act' && !line.void && line.n > this.#seen)
      .slice(-TRAIL)
      .flatMap((line) => line.refs);
  });

  lights = $derived.by((): ReadonlyMap<string, Light> =>
    lights({
      choices: this.decision?.actions ?? [],
      picked: this.picked,
      last: this.lesson?.light ?? this.table.told?.line.refs ?? this.trail,
      pointed: this.pointed,
      preview: this.preview,
      advised: this.advised,
      refused: this.refused,
    }),
  );

  /** A click on the board. */
  pick = (element: string): void => {
    this.#calm();
    const meant = pick(this.decision?.actions ?? [], this.picked, element);
    if (meant.kind === 'take') void this.choose(meant.choice);
    else if (meant.kind === 'narrow') this.#narrow(meant.picked);
    else void this.#why(element);
  };

  point = (choice: Choice | null): void => {
    if (!sameChoice(this.#preview, choice)) this.#preview = choice;
  };

  /** Unpick what was picked last; false when the hand was open. */
  release(): boolean {
    this.reason = null;
    if (this.doubted) {
      this.#doubt = null;
      return true;
    }
    if (!this.picked.length) return false;
    this.#narrow(this.picked.slice(0, -1));
    return true;
  }

  choose = async (choice: Choice): Promise<void> => {
    const { view, decision } = this;
    // No question is answered twice; the next one may be here before the answer to the last is acknowledged.
    if (!view || !decision || decision.id === this.#answered || !this.#means(choice)) return;
    this.#answered = decision.id;
    this.table.missed = 0;
    this.#calm();
    this.#preview = null;
    await this.#send({ t: 'act', table: view.id, seat: decision.seat, decision: decision.id, words: choice.words });
    if (this.#answered === decision.id) this.#answered = '';
  };

  /** The line that is kept when the hand goes back over its own last action. */
  lastOwn = $derived.by((): number | null => {
    const { view } = this;
    if (!view || view.you === null) return null;
    const own = view.log.findLast((line) => line.kind === 'act' && !line.void && line.seat === view.you);
    return own ? own.n - 1 : null;
  });

  /** How the button beside the prompt takes back. */
  takeBack = $derived.by((): 'undo' | 'free' | 'ask' | null => {
    const { view } = this;
    if (!view || view.you === null || view.status !== 'playing') return null;
    if (view.undo !== null) return 'undo';
    if (view.rewind === 'no' || this.lastOwn === null || view.ask) return null;
    return view.rewind;
  });

  undo = async (): Promise<void> => {
    const { view } = this;
    if (!view || view.you === null || this.sending) return;
    if (this.takeBack === 'undo') await this.#send({ t: 'undo', table: view.id, seat: view.you });
    else if (this.takeBack && this.lastOwn !== null) await this.rewind(this.lastOwn);
  };

  rewind = async (to: number): Promise<void> => {
    const { view } = this;
    if (!view || view.you === null || this.sending) return;
    await this.#send({ t: 'rewind', table: view.id, seat: view.you, to });
  };

  answer = async (seat: number, ask: string, yes: boolean): Promise<void> => {
    await this.#send({ t: 'answer', table: this.table.id, seat, ask, yes });
  };

  /** Whether nothing is left behind, or that has been said. */
  #means(choice: Choice): boolean {
    if (!choice.leaves?.length) return true;
    const at = performance.now();
    if (sameChoice(this.doubted, choice)) return at - this.#doubt!.at > DOUBLE_CLICK;
    this.reason = null;
    this.#doubt = { decision: this.decision!.id, choice, at };
    return false;
  }

  async #send(request: Parameters<typeof live.ask>[0]): Promise<void> {
    const version = this.view?.version ?? 0;
    this.#sentAt = version;
    const timer = setTimeout(() => (this.waits = true), SOON);
    try {
      const reply = await live.ask(request);
      if (reply.t === 'nack') {
        this.reason = reply.why;
        notices.line(reply.why, this.view?.game ?? null);
      }
    } finally {
      clearTimeout(timer);
      this.waits = false;
      if (this.#sentAt === version) this.#sentAt = null;
    }
  }

  async #why(element: string): Promise<void> {
    const { view } = this;
    this.#shake(element);
    this.#asked = element;
    this.#reasonChapter = '';
    if (!view || view.you === null || view.status !== 'playing') return;
    const reply = await live.ask({ t: 'why', table: view.id, seat: view.you, element });
    if (reply.t === 'reason') {
      this.reason = reply.text ?? { key: 'why-nothing-there' };
      this.#reasonChapter = reply.chapter;
    } else if (reply.t === 'nack') this.reason = reply.why;
  }

  #shake(element: string): void {
    this.refused = element;
    clearTimeout(this.#shaking);
    this.#shaking = window.setTimeout(() => (this.refused = null), SHAKE);
  }

  #narrow(elements: string[]): void {
    this.#picked = { decision: this.decision?.id ?? '', elements };
  }

  /** A new click: the old reason and the trail have been seen. */
  #calm(): void {
    this.reason = null;
    this.#asked = '';
    this.refused = null;
    this.#doubt = null;
    this.#seen = this.view?.log.at(-1)?.n ?? 0;
  }
}
