/** A game that one looks back at: the same that a table shows, step by step, forth and back. */
import type { Outcome, TableView, Turn } from '../generated/messages';
import { Failed, type Review } from '../lib/api';
import type { LogLine } from '../lib/table.svelte';
import type { Eyes, Source } from './sources';
import { clamp, lastTurn, nextTurn, turnAt, type Moment, type Piece, type Step } from './steps';

/** As many steps as the server tells at once. */
const PIECE = 50;
const AGAIN_MS = 1_500;
const MOST_TRIES = 5;
/** How long a step is shown at the usual pace, and how much longer its own motion may keep it. */
const STEP_MS = 1_100;
const LONGEST_STEPS = 3;

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

export class Replay {
  /** All but its steps. */
  about = $state.raw<Piece | null>(null);
  failed = $state.raw<unknown>(null);
  /** The step that is wished for; it is shown as soon as it has come. */
  at = $state(0);
  shown = $state.raw<Step | null>(null);
  /** Which step is shown. */
  shownAt = $state(0);
  events = $state.raw<readonly unknown[]>([]);
  /** Another number for everything that is shown. */
  step = $state(0);
  eyes = $state.raw<Eyes>({ seat: null, opened: false });
  playing = $state(false);
  pace = $state<Pace>(1);
  /** What it turned on and how the chances went, where somebody had it reviewed. */
  review = $state.raw<Review | null>(null);
  /** How far somebody has come who does not want to know how it ends; null for everybody else. */
  reached = $state<number | null>(null);
  readonly away = null;
  private loaded = $state(0);
  private steps: (Step | undefined)[] = [];
  private asked = 0;
  private holdUntil = 0;
  private stopped = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
  private readonly coming = new Map<string, Promise<void>>();

  constructor(private readonly source: Source) {}

  /** Begin at a moment; without one at the first step, or where the game is now. */
  async open(moment: Partial<Moment>, atEnd = false): Promise<void> {
    try {
      this.eyes = { seat: moment.eyes ?? null, opened: false };
      await this.load(moment.at ?? 0);
      this.reached = moment.untold ? 0 : null;
      this.choose(moment.opened === true && !moment.untold);
      await this.go(moment.at ?? (atEnd ? this.length : 0));
      void this.fill();
    } catch (problem) {
      this.failed = problem;
    }
  }

  /** With one's own eyes; of a game that is over, and in which one had no seat, with the first one's. */
  private choose(open: boolean): void {
    const { eyes, over, opens } = this.about!;
    const [seat, opened] = [eyes ?? (over ? 0 : null), open && opens];
    if (seat !== eyes || opened) this.steps = [];
    this.eyes = { seat, opened };
  }

  get length(): number {
    return this.about?.length ?? 0;
  }

  get turns(): Piece['turns'] {
    return this.about?.turns ?? [];
  }

  /** Of all turns, the one that is looked at, from 1. */
  get turnNumber(): number {
    return turnAt(this.turns, this.at) + 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.length;
  }

  get link(): Promise<string> {
    return this.source.link();
  }

  /** What the last action did to the chance of whoever did it, in percent. */
  get swing(): { seat: number; before: number; after: number } | null {
    const seat = this.shown?.by;
    if (!this.review || seat == null) return null;
    const [before, after] = [this.shownAt - 1, this.shownAt].map((at) => this.review?.moments[at]?.chances[seat]);
    return before === undefined || after === undefined
      ? null
      : { seat, before: Math.round(100 * before), after: Math.round(100 * after) };
  }

  // What the parts of a table ask a table for.

  get seat(): number | null {
    return this.eyes.seat;
  }

  get view(): unknown {
    return this.shown?.view ?? null;
  }

  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }

  get turn(): Turn {
    return { seat: this.shown?.to_act ?? null };
  }

  get mine(): boolean {
    return false;
  }

  get table(): TableView | null {
    return this.about && tableOf(this.about);
  }

  log = $derived.by<readonly LogLine[]>(() => {
    void this.loaded;
    return this.steps
      .slice(0, this.shownAt + 1)
      .flatMap((step, seq) => (step ? [{ seq, what: whatOf(step), events: step.events }] : []));
  });

  // Ways through it.

  /** Show a step: with its motion if it is the next one, else at once. */
  go = async (n: number, moving = false): Promise<void> => {
    const turn = ++this.asked;
    this.at = clamp(n, this.length);
    if (this.reached !== null) this.reached = Math.max(this.reached, this.at);
    try {
      await this.load(this.at);
      if (turn === this.asked) this.show(moving && this.at === this.shownAt + 1);
    } catch (problem) {
      if (turn === this.asked) this.failed = problem;
    }
  };

  on = (): Promise<void> => this.by(this.at + 1, true);
  back = (): Promise<void> => this.by(this.at - 1);
  turnOn = (): Promise<void> => this.by(nextTurn(this.turns, this.at, this.length));
  turnBack = (): Promise<void> => this.by(lastTurn(this.turns, this.at));

  /** Go there, by hand: it does not play any more. */
  by = (n: number, moving = false): Promise<void> => {
    this.playing = false;
    return this.go(n, moving);
  };

  /** Let it play, from its beginning where it is at its end; or stop it. */
  play = async (): Promise<void> => {
    this.playing = !this.playing;
    if (this.playing && this.isAtEnd) await this.go(0);
    while (this.playing && !this.isAtEnd && !this.stopped) {
      const before = this.asked;
      await pause(this.rest());
      while (this.playing && this.holdUntil > performance.now()) await pause(50);
      if (this.playing && before === this.asked && !this.stopped) await this.go(this.at + 1, true);
    }
    this.playing = false;
  };

  hold = (ms: number): void => {
    this.holdUntil = performance.now() + Math.min(ms, LONGEST_STEPS * this.rest());
  };

  look = async (eyes: Eyes): Promise<void> => {
    this.eyes = eyes;
    this.steps = [];
    this.loaded += 1;
    await this.go(this.at);
    void this.fill();
  };

  stop(): void {
    this.stopped = true;
  }

  private rest(): number {
    return STEP_MS / this.pace;
  }

  private show(moving: boolean): void {
    const step = this.steps[this.at];
    if (!step) return;
    this.shown = step;
    this.shownAt = this.at;
    this.events = moving ? step.events : [];
    this.holdUntil = 0;
    this.step += 1;
  }

  /** Have this step; a piece that is on its way is not asked for again. */
  private async load(at: number): Promise<void> {
    if (this.steps[at]) return;
    const first = at - (at % PIECE);
    const { seat, opened } = this.eyes;
    const key = `${seat} ${opened} ${first}`;
    const coming = this.coming.get(key) ?? this.fetch(first).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    await coming;
  }

  private async fetch(first: number): Promise<void> {
    const eyes = this.eyes;
    const piece = await patiently(
      () => this.source.load(eyes, first),
      () => !this.stopped,
    );
    if (eyes !== this.eyes) return;
    piece.steps.forEach((step, n) => (this.steps[piece.first + n] = step));
    this.about ??= piece;
    this.loaded += 1;
  }

  /** The whole game, little by little: then nothing has to be waited for, and the log is whole. */
  private async fill(): Promise<void> {
    const eyes = this.eyes;
    for (let at = 0; at <= this.length && eyes === this.eyes && !this.stopped; at += PIECE)
      await this.load(at).catch(() => undefined);
  }
}

/** Ask again where it was too much at once, and, as long as somebody wants it, while the server is away. */
async function patiently<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (problem) {
      const code = problem instanceof Failed ? problem.code : '';
      const passes = code === 'offline' ? isWanted() : code === 'too_fast' && tries < MOST_TRIES;
      if (!passes) throw problem;
      await pause(AGAIN_MS);
    }
  }
}

const whatOf = ({ by }: Step): LogLine['what'] => (by == null ? { kind: 'started' } : { kind: 'moved', seat: by });

/** As much of its table as one needs to look back at it. */
export function tableOf({ game, rules, options, code, seats }: Piece): TableView {
  const none = { id: '', host: '', house: {}, muted: [], commitment: null, previous: null, next: null };
  return { ...none, game, rules, options, code, seats: seats as TableView['seats'], status: 'playing' };
}
