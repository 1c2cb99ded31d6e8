/** The result as a moment: one row after the other, then the total, then what decided it. Any press ends it. */

const ROW_MS = 420;
const GAP_MS = 120;
const TOTAL_MS = 320;
const LAST_MS = 240;
/** However many rows there are, they take no longer than four. */
const ROWS_MS = 4 * ROW_MS + 3 * GAP_MS;

/** When each thing begins, in milliseconds: the rows, the total, what decided it, and the end. */
export function schedule(rows: number): number[] {
  const step = rows > 1 ? Math.min(ROW_MS + GAP_MS, (ROWS_MS - ROW_MS) / (rows - 1)) : 0;
  const starts = Array.from({ length: rows }, (_, row) => row * step);
  const total = rows > 0 ? starts.at(-1)! + ROW_MS : 0;
  return [...starts, total, total + TOTAL_MS, total + TOTAL_MS + LAST_MS];
}

export class Reveal {
  /** How many things have begun; those of before are there. */
  step = $state(0);

  constructor(
    readonly rows: number,
    live: boolean,
    private readonly begun: (what: 'row' | 'total' | 'decided') => void = () => undefined,
  ) {
    if (!live) this.end();
  }

  get closed(): number {
    return Math.min(this.step, this.rows);
  }

  get summed(): boolean {
    return this.step > this.rows;
  }

  get told(): boolean {
    return this.step > this.rows + 1;
  }

  get over(): boolean {
    return this.step > this.rows + 2;
  }

  /** All of it, at once. */
  end = (): void => {
    this.step = this.rows + 3;
  };

  /** For an effect: let it happen. */
  run(): () => void {
    const timers = schedule(this.rows).map((ms, at) => setTimeout(() => this.begin(at), ms));
    const stop = (): void => timers.forEach(clearTimeout);
    const press = (): void => {
      stop();
      this.end();
    };
    const presses = ['pointerdown', 'keydown'] as const;
    for (const kind of presses) addEventListener(kind, press, { once: true, capture: true });
    return () => {
      stop();
      for (const kind of presses) removeEventListener(kind, press, { capture: true });
    };
  }

  private begin(at: number): void {
    this.step = at + 1;
    if (at < this.rows) this.begun('row');
    else if (at === this.rows) this.begun('total');
    else if (at === this.rows + 1) this.begun('decided');
  }
}
