/** The reader's tables, wherever in the page they are: whose turn it is elsewhere shows in the title and in the bar. */
import { api, type TableListed } from './api';
import { self } from './me.svelte';
import { gameName } from './names';
import { tellTurn } from './notices';
import { router } from './router.svelte';
import { say } from './words.svelte';

const REFRESH = 15_000;

class Mine {
  tables = $state.raw<readonly TableListed[]>([]);
  /** Those that wait for the reader and are not on screen. */
  waiting = $derived(this.tables.filter((table) => table.your_turn && table.id !== shown()));
  private told: ReadonlySet<string> | null = null;

  /** Ask the server now, and every now and then; returns how to stop. */
  follow(): () => void {
    const again = (): void => void this.refresh().catch(() => undefined);
    again();
    const timer = setInterval(again, REFRESH);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  async refresh(): Promise<void> {
    await self.recall();
    this.tables = self.me ? await api.myTables() : [];
    for (const table of this.waiting) {
      if (this.told && !this.told.has(table.id)) void tellTurn(say('page-your-turn'), gameName(table.game), `/t/${table.id}`);
    }
    this.told = new Set(this.tables.filter((table) => table.your_turn).map((table) => table.id));
  }
}

function shown(): string | null {
  return router.route.screen === 'table' ? router.route.id : null;
}

export const mine = new Mine();
