/** A search in pieces: between two of them whoever asked hears how far it is, and may say that it is not wanted any more. */
import type { Thinker } from '../../../src/tenfold/core/compile/wasm/engine.js';
import type { Found, Progress, Search } from './types';

const PIECE_MS = 24;
const MOST_ITERATIONS = 2 ** 30;

/** The end of a search whose result nobody wants. */
export class Unwanted extends Error {}

export interface Asker {
  tell(progress: Progress): void;
  isWanted(): boolean;
}

/** How far a search is, and how far it will come: what it may drop hangs on that. */
class Pace {
  private readonly start = performance.now();
  private readonly iterations: number;
  private readonly milliseconds: number;
  private last = this.start;
  piece = 1;

  constructor({ iterations = MOST_ITERATIONS, milliseconds = Infinity }: Search) {
    this.iterations = iterations;
    this.milliseconds = milliseconds;
  }

  get timeIsUp(): boolean {
    return this.last - this.start >= this.milliseconds;
  }

  /** Of all iterations, as many as there is time for at the pace so far. */
  budget(done: number): number {
    const elapsed = this.last - this.start;
    if (this.milliseconds === Infinity || done === 0 || elapsed === 0) return this.iterations;
    return Math.max(1, Math.min(this.iterations, Math.floor((done * this.milliseconds) / elapsed)));
  }

  /** Note that a piece is done; the next should take a moment. */
  note(): void {
    const now = performance.now();
    const took = Math.max(now - this.last, PIECE_MS / 4);
    this.piece = Math.max(1, Math.floor((this.piece * PIECE_MS) / took));
    this.last = now;
  }

  share(done: number): number {
    return Math.min(1, Math.max(done / this.iterations, (this.last - this.start) / this.milliseconds));
  }
}

/** Let messages come in. A timer would wait for some milliseconds each time. */
const { port1, port2 } = new MessageChannel();
const breath = (): Promise<void> =>
  new Promise((go) => {
    port1.onmessage = () => go();
    port2.postMessage(null);
  });

export async function search(thinker: Thinker, asked: Search, asker: Asker): Promise<Found> {
  thinker.begin(asked.known, await thinker.chanceFor(asked.seed, asked.known), asked.least);
  const pace = new Pace(asked);
  while (thinker.searchOn(pace.budget(thinker.done), pace.piece)) {
    pace.note();
    if (pace.timeIsUp) break;
    asker.tell({ share: pace.share(thinker.done), alternatives: thinker.evaluate() });
    await breath();
    if (!asker.isWanted()) throw new Unwanted();
  }
  return { best: thinker.choose(), alternatives: thinker.evaluate(), iterations: thinker.done };
}
