/** The guided first games: which are played or declined, and how far this device has come in the others. */
import { api, type GameShown } from './api';
import { self } from './me.svelte';
import { keep, kept } from './settings.svelte';

const KEY = 'tenfold.lessons';
const ACHIEVEMENT = 'lesson';

interface OnDevice {
  declined: string[];
  /** By game, the folds that were seen. */
  folds: Record<string, number>;
}

class Lessons {
  private device = $state.raw<OnDevice>(kept(KEY, { declined: [], folds: {} }));
  private played = $state.raw<readonly string[]>([]);

  async load(): Promise<void> {
    const achieved = self.me ? await api.myAchievements() : {};
    this.played = Object.keys(achieved).filter((game) => achieved[game]?.[ACHIEVEMENT]);
  }

  /** Whether home offers it. */
  offers({ name, lesson }: GameShown): boolean {
    return !!lesson && !this.played.includes(name) && !this.device.declined.includes(name);
  }

  fold(game: string): number {
    return this.device.folds[game] ?? 0;
  }

  decline(game: string): void {
    this.keep({ declined: [...this.device.declined.filter((other) => other !== game), game] });
  }

  /** How far it is. */
  reach(game: string, fold: number, folds: number): void {
    const done = fold >= folds;
    if (done && !this.played.includes(game)) this.played = [...this.played, game];
    this.keep({ folds: { ...this.device.folds, [game]: done ? 0 : fold } });
  }

  private keep(change: Partial<OnDevice>): void {
    this.device = { ...this.device, ...change };
    keep(KEY, this.device);
  }
}

export const lessons = new Lessons();
