/** The levels that this guest has won alone, by game, as the server knows them. */
import { api, type GameShown, type Rung } from './api';
import { self } from './me.svelte';
import { capital, wordOr } from './words.svelte';

class Ladder {
  private won = $state.raw<Record<string, number[]>>({});

  async load(): Promise<void> {
    this.won = self.me ? await api.myLadder() : {};
  }

  has(game: string, level: number): boolean {
    return this.won[game]?.includes(level) ?? false;
  }

  /** The level to play next: one above the highest that was won. */
  next({ name, ladder }: GameShown): Rung | undefined {
    const highest = ladder.map(({ level }) => this.has(name, level)).lastIndexOf(true);
    return ladder[highest + 1] ?? ladder.at(-1);
  }
}

export const ladder = new Ladder();

/** Which level of its ladder a game with these options is. */
export const rungOf = (game: GameShown | undefined, options: Record<string, unknown>): Rung | undefined =>
  game?.ladder.find((rung) => Object.entries(rung.options).every(([name, value]) => options[name] === value));

/** What one has become who has won a level. */
export const rankOf = (game: string, level: number): string => capital(wordOr(`${game}-rank-${level}`, ''));
