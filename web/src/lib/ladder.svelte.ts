/** The levels of the solo game that this guest has won, as the server knows them. */
import { api } from './api';
import { self } from './me.svelte';

export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const;

class Ladder {
  won = $state.raw<number[]>([]);
  /** The level to play next: one above the highest that was won. */
  next = $derived(Math.min(10, Math.max(3, ...this.won) + 1));

  async load(): Promise<void> {
    this.won = self.me ? ((await api.myLadder()).ten ?? []) : [];
  }

  has(level: number): boolean {
    return this.won.includes(level);
  }
}

export const ladder = new Ladder();
