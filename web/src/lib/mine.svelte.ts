/** The reader's tables, wherever in the page they are: whose turn it is elsewhere shows in the title, in the bar and as a badge. */
import { api, type TableListed } from './api';
import { self } from './me.svelte';
import { gameName } from './names';
import { tellTurn } from './notices';
import { reach } from './reach.svelte';
import { router } from './router.svelte';
import { keep, kept } from './settings.svelte';
import { say } from './words.svelte';

const KEY = 'tenfold.tables';
const REFRESH = 15_000;
const TRY_AGAIN = 4_000;

interface Kept {
  guest: string | null;
  at: number;
  tables: readonly TableListed[];
}

class Mine {
  /** Without the server, those of the last visit. */
  tables = $state.raw<readonly TableListed[]>([]);
  /** When the server last told of them. */
  at = $state(0);
  /** Those that wait for the reader and are not on screen; whoever has waited longest comes first. */
  waiting = $derived(
    this.tables.filter((table) => table.your_turn && table.id !== shown()).sort((a, b) => a.touched - b.touched),
  );
  private told: ReadonlySet<string> | null = null;

  constructor() {
    const { guest, at, tables } = kept<Kept>(KEY, { guest: null, at: 0, tables: [] });
    if (guest !== null && guest === self.before) [this.at, this.tables] = [at, tables];
  }

  /** Ask the server now, and every now and then, sooner while it is away; returns how to stop. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      void this.refresh()
        .catch(() => undefined)
        .then(() => (timer = stopped ? undefined : setTimeout(again, reach.away ? TRY_AGAIN : REFRESH)));
    };
    let stopped = false;
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  async refresh(): Promise<void> {
    await self.recall();
    this.tables = self.me ? await api.myTables() : [];
    this.at = Date.now();
    keep(KEY, self.me ? { guest: self.me.id, at: this.at, tables: this.tables } : {});
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
