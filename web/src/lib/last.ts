/** The last that this device saw of its tables, for a time without the server. It belongs to one guest and goes with them. */
import type { Outcome, TableView } from '../generated/messages';
import { keep, kept } from './settings.svelte';

const KEY = 'tenfold.last';
const MOST_TABLES = 6;

/** A table as its owner saw it, hands included: it stays on this device. */
export interface LastLook {
  at: number;
  table: TableView;
  you: string | null;
  seat: number | null;
  view: unknown;
  outcome: Outcome | null;
  aid: unknown;
}

interface Kept {
  guest: string | null;
  tables: Record<string, LastLook>;
}

const read = (): Kept => kept<Kept>(KEY, { guest: null, tables: {} });

/** Keep the newest few, all of one guest. */
export function keepLook(id: string, look: LastLook): void {
  const { guest, tables } = read();
  const all = Object.entries({ ...(guest === look.you ? tables : {}), [id]: look });
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_TABLES);
  keep(KEY, { guest: look.you, tables: Object.fromEntries(newest) });
}

export const lastLook = (id: string): LastLook | null => read().tables[id] ?? null;

/** Somebody else is here now, or nobody. */
export function forgetLooks(): void {
  keep(KEY, {});
}
