/** A replay as a film: every position of a game, made from the start and the changes. */
import { patch } from '../lib/delta';
import type { Frame, Replay } from '../../protocol';

/** Positions kept whole, so that a jump costs only a few changes. */
const STEP = 25;

export class Film {
  readonly frames: readonly Frame[];
  readonly #kept = new Map<number, Record<string, unknown>>();

  constructor(replay: Pick<Replay, 'start' | 'frames'>) {
    this.frames = replay.frames;
    let board = replay.start;
    this.frames.forEach((frame, i) => {
      if (i > 0) board = patch(board, frame.patch);
      if (i % STEP === 0) this.#kept.set(i, board);
    });
    if (!this.frames.length) this.#kept.set(0, board);
  }

  get length(): number {
    return this.frames.length;
  }

  board(index: number): Record<string, unknown> {
    const from = Math.floor(index / STEP) * STEP;
    let board = this.#kept.get(from)!;
    for (let i = from + 1; i <= index; i += 1) board = patch(board, this.frames[i]!.patch);
    return board;
  }

  /** The frame at a line of the log: the last one not after it. */
  index(line: number): number {
    const found = this.frames.findLastIndex((frame) => frame.n <= line);
    return Math.max(0, found);
  }
}
