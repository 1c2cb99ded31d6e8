/** The levels of the solo game that this guest has won; kept on this device. */
import { keep, kept } from './settings.svelte';

export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const;
const KEY = 'tenfold.ladder';

class Ladder {
  won = $state(kept<{ levels: number[] }>(KEY, { levels: [] }).levels);
  /** The level to play next: one above the highest that was won. */
  next = $derived(Math.min(10, Math.max(3, ...this.won) + 1));

  win(level: number): void {
    if (this.won.includes(level)) return;
    this.won = [...this.won, level].sort((a, b) => a - b);
    keep(KEY, { levels: this.won });
  }

  has(level: number): boolean {
    return this.won.includes(level);
  }
}

export const ladder = new Ladder();
