import { api, type GameShown } from './api';
import { words } from './words.svelte';

/** The games of this server; asked for once. */
class Games {
  all = $state.raw<GameShown[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      async (all) => {
        await words.learn(all.map((game) => game.brings.words).filter((catalogue) => Object.keys(catalogue).length > 0));
        this.all = all;
      },
      () => {
        this.asked = null;
      },
    );
    return this.asked;
  }

  find(name: string): GameShown | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
