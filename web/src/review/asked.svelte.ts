/** The review of a table, from the moment it is asked for: what is known of it grows until it is there. */
import { api, Failed, type ReviewShown } from '../lib/api';

const AGAIN_MS = 1_000;

export class Asked {
  state = $state.raw<ReviewShown | null>(null);
  failed = $state.raw<unknown>(null);
  private timer = 0;
  private stopped = false;

  constructor(private readonly table: string) {}

  /** How it stands; with `press` it is asked for, once. */
  async look(press = false): Promise<void> {
    clearTimeout(this.timer);
    this.failed = null;
    try {
      this.state = await (press ? api.askReview(this.table) : api.review(this.table));
    } catch (problem) {
      if (!isHaste(problem)) this.failed = problem;
    }
    if (this.goesOn) this.timer = window.setTimeout(() => void this.look(press && this.state === null), AGAIN_MS);
  }

  private get goesOn(): boolean {
    if (this.stopped || this.failed !== null) return false;
    return this.state === null || this.state.status === 'waiting' || this.state.status === 'working';
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}

/** Too much was asked at once: it is asked again. */
const isHaste = (problem: unknown): boolean => problem instanceof Failed && problem.code === 'too_fast';
