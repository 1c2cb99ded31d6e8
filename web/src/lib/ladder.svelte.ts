/** The levels that this guest has won alone, by game, as the server knows them. */
import { api, type GameShown, type Rung } from './api';
import { self } from './me.svelte';
import { rungsOf, usualOptions } from './options';
import { capital, wordOr, words } from './words.svelte';

class Ladder {
  private won = $state.raw<Record<string, number[]>>({});

  async load(): Promise<void> {
    this.won = self.me ? await api.myLadder() : {};
  }

  has(game: string, level: number): boolean {
    return this.won[game]?.includes(level) ?? false;
  }

  /** Its levels in the edition of the language that is spoken. */
  rungs(game: GameShown): Rung[] {
    return rungsOf(game, usualOptions(game, words.language));
  }

  /** The level to play next: one above the highest that was won. */
  next(game: GameShown): Rung | undefined {
    const rungs = this.rungs(game);
    const highest = rungs.map(({ level }) => this.has(game.name, level)).lastIndexOf(true);
    return rungs[highest + 1] ?? rungs.at(-1);
  }
}

export const ladder = new Ladder();

/** Which level of its ladder a game with these options is. */
export const rungOf = (game: GameShown | undefined, options: Record<string, unknown>): Rung | undefined =>
  game?.ladder.find((rung) => Object.entries(rung.options).every(([name, value]) => options[name] === value));

/** What one has become who has won a level. */
export const rankOf = (game: string, level: number): string => capital(wordOr(`${game}-rank-${level}`, ''));
