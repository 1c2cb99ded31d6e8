/**
 * The review of a table, from the moment it is asked for: what is known of it grows until it is there.
 *
 * One that the server has is everybody's. Else this device makes one, for its reader alone, and keeps it; where it cannot, the
 * server does.
 */
import { api, Failed, type Moment, type Review, type ReviewShown } from '../lib/api';
import { isHere } from '../practice/kept';
import { recordOf } from '../practice/table';
import { reviewHere } from './device';
import { keepReview, keptReview } from './kept';
import type { Told } from './messages';

const AGAIN_MS = 1_000;
const YOU_HERE = 0;

const nothing: ReviewShown = { status: 'none', done: 0, total: 0, moments: [], review: null };

function whole(review: Review): ReviewShown {
  const total = review.moments.length - 1;
  return { status: 'ready', done: total, total, moments: review.moments, review };
}

export class Asked {
  state = $state.raw<ReviewShown | null>(null);
  failed = $state.raw<unknown>(null);
  /** Whether this device made it. */
  here = $state(false);
  /** Who played, as the record says it, and which bots: all that is known of a game that no server has. */
  cast = $state.raw<Pick<Extract<Told, { is: 'begun' }>, 'names' | 'bots'> | null>(null);
  /** The seat of the reader, once that is known. */
  you: Promise<number | null> = Promise.resolve(null);
  private timer = 0;
  private readonly stopped = new AbortController();

  constructor(private readonly table: string) {
    if (isHere(table)) this.you = Promise.resolve(YOU_HERE);
  }

  /** How it stands; with `press` it is asked for, once. */
  async look(press = false): Promise<void> {
    clearTimeout(this.timer);
    this.failed = null;
    try {
      await this.find(press);
    } catch (problem) {
      if (!isHaste(problem) && !this.stopped.signal.aborted) this.failed = problem;
    }
    if (this.goesOn) this.timer = window.setTimeout(() => void this.look(press && this.state === null), AGAIN_MS);
  }

  private async find(press: boolean): Promise<void> {
    const known = isHere(this.table) ? nothing : await api.review(this.table);
    const kept = keptReview(this.table);
    if (known.status !== 'none' && !(press && known.status === 'failed')) this.state = known;
    else if (kept) this.show(kept.review, kept.bots);
    else if (press) await this.make(known);
    else this.state = known;
  }

  private show(review: Review, bots: (string | null)[]): void {
    this.here = true;
    this.cast = { names: review.names, bots };
    this.state = whole(review);
  }

  /** Here, or else by the server. */
  private async make(known: ReviewShown): Promise<void> {
    this.state = { ...known, status: 'working' };
    const made = await this.madeHere().catch(() => false);
    if (this.stopped.signal.aborted) return;
    if (!made) this.state = isHere(this.table) ? { ...nothing, status: 'failed' } : await api.askReview(this.table);
  }

  private async madeHere(): Promise<boolean> {
    const record = await (isHere(this.table) ? recordOf(this.table) : api.record(this.table));
    const review = await reviewHere(record, (told) => this.hear(told), this.stopped.signal);
    const bots = this.cast?.bots ?? [];
    keepReview(this.table, { you: await this.you, bots, review });
    this.show(review, bots);
    return true;
  }

  private hear(told: Told): void {
    if (told.is === 'begun') {
      this.cast = { names: told.names, bots: told.bots };
      this.state = { ...nothing, status: 'working', total: told.total };
    } else if (told.is === 'moment') this.state = grown(this.state!, told.moment);
  }

  private get goesOn(): boolean {
    if (this.stopped.signal.aborted || this.failed !== null) return false;
    return this.state === null || this.state.status === 'waiting' || this.state.status === 'working';
  }

  stop(): void {
    this.stopped.abort();
    clearTimeout(this.timer);
  }
}

function grown({ total, moments = [] }: ReviewShown, moment: Moment): ReviewShown {
  return { status: 'working', done: moments.length + 1, total, moments: [...moments, moment], review: null };
}

/** Too much was asked at once: it is asked again. */
const isHaste = (problem: unknown): boolean => problem instanceof Failed && problem.code === 'too_fast';
