/**
 * What others do, shown at a pace that can be followed.
 *
 * The server tells everything at once; here it waits its turn. Each view is shown with its first line of the log, and
 * what else happened in it is told line by line before the next view comes. Time is handed in, so that tests hold the
 * clock.
 */
import type { Clock } from './wire';

export interface Told<Line> {
  line: Line;
  /** how many more lines are still to be told */
  more: number;
}

interface Moment<View, Line> {
  view: View;
  /** new lines: all of them, and those that are told because somebody else did them */
  lines: Line[];
  told: Line[];
}

export class Playback<View, Line> {
  readonly #clock: Clock;
  readonly #pace: () => number;
  readonly #show: (view: View, lines: Line[]) => void;
  readonly #tell: (told: Told<Line> | null) => void;
  readonly #waiting: Moment<View, Line>[] = [];
  #lines: Line[] = [];
  #timer: unknown = null;
  /** Somebody goes on by hand: nothing is told by itself until they are through. */
  #stepping = false;

  constructor(
    clock: Clock,
    pace: () => number,
    show: (view: View, lines: Line[]) => void,
    tell: (told: Told<Line> | null) => void,
  ) {
    this.#clock = clock;
    this.#pace = pace;
    this.#show = show;
    this.#tell = tell;
  }

  /** Whether what is shown is older than what is known. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  add(view: View, lines: Line[], told: Line[]): void {
    this.#waiting.push({ view, lines, told });
    if (!this.#pace()) this.skip();
    else if (this.#timer === null && !this.#stepping) this.#next();
  }

  /** Tell the next line now, and the others when asked for. */
  step(): void {
    this.#stop();
    this.#stepping = true;
    this.#next();
  }

  /** Show everything now. */
  skip(): void {
    this.#stop();
    this.#lines = [];
    for (const moment of this.#waiting.splice(0)) this.#show(moment.view, moment.lines);
    this.#tell(null);
  }

  /** Forget what waits. */
  clear(): void {
    this.#stop();
    this.#waiting.length = 0;
    this.#lines = [];
    this.#tell(null);
  }

  #stop(): void {
    this.#clock.cancel(this.#timer);
    this.#timer = null;
    this.#stepping = false;
  }

  #next = (): void => {
    this.#timer = null;
    // What is one's own, or nobody's, needs no telling: it is shown at once.
    while (!this.#lines.length) {
      const moment = this.#waiting.shift();
      if (!moment) {
        this.#stepping = false;
        this.#tell(null);
        return;
      }
      this.#lines = [...moment.told];
      this.#show(moment.view, moment.lines);
    }
    const line = this.#lines.shift()!;
    const more = this.#lines.length + this.#waiting.reduce((sum, moment) => sum + moment.told.length, 0);
    this.#tell({ line, more });
    if (!this.#stepping) this.#timer = this.#clock.after(this.#pace(), this.#next);
  };
}
