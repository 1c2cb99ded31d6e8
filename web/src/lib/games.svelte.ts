import { api, type GameShown } from './api';
import { keep, kept } from './settings.svelte';
import { words } from './words.svelte';

const KEY = 'tenfold.games';

/** The games of this server; asked for once. Without a connection, those that it had when somebody was last here. */
class Games {
  all = $state.raw<GameShown[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      async (all) => {
        await words.learn(all.map((game) => game.brings.words).filter((catalogue) => Object.keys(catalogue).length > 0));
        this.all = all;
        keep(KEY, { all });
      },
      () => {
        this.asked = null;
        if (this.all.length === 0) this.all = kept<{ all: GameShown[] }>(KEY, { all: [] }).all;
      },
    );
    return this.asked;
  }

  find(name: string): GameShown | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
