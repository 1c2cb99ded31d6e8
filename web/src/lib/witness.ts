/** What this device saw of a table before the game and gave to its deck: kept here, so that nobody can change it afterwards. */
import type { TableView } from '../generated/messages';
import { entropyCommitment, newEntropy } from './seal';
import { keep, kept } from './settings.svelte';

export interface Witness {
  table: string;
  /** What was to be played, and the seal of it, as the table showed them first. */
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  commitment: string;
  /** Whether that was before the cards were dealt. */
  early: boolean;
  /** Another seal that the table showed later; '' is none. */
  other?: string;
  /** What this device gave, and whether the table says that it came in time. */
  entropy?: string;
  revealed?: boolean;
  /** What the seats had committed to when nobody could any more, and nobody had revealed. */
  commitments?: string[];
}

const KEY = 'tenfold.witness';
const MOST_TABLES = 100;

type Kept = Record<string, Witness>;

export const witnessOf = (table: string): Witness | null => kept<Kept>(KEY, {})[table] ?? null;

function write(witness: Witness): Witness {
  const { [witness.table]: _, ...others } = kept<Kept>(KEY, {});
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABLES), [witness.table, witness]]));
  return witness;
}

const first = ({ id, game, rules, seats, options }: TableView, commitment: string, early: boolean): Witness => ({
  table: id,
  game,
  rules,
  seats: seats.length,
  options,
  commitment,
  early,
});

/** Remember what counts of a table; null where its deck never was sealed. What was seen first stays. */
export function see(view: TableView, seat: number | null): Witness | null {
  const old = witnessOf(view.id);
  if (old === null && view.commitment === null) return null;
  const witness = { ...(old ?? first(view, view.commitment ?? '', view.status === 'lobby' || view.status === 'dealing')) };
  if (view.commitment !== witness.commitment) witness.other ??= view.commitment ?? '';
  if (view.status === 'dealing') witness.commitments ??= view.seats.map(({ commitment }) => commitment ?? '');
  if (seat !== null && view.seats[seat]?.revealed && isOurs(view, seat, witness)) witness.revealed = true;
  return JSON.stringify(witness) === JSON.stringify(old) ? witness : write(witness);
}

function isOurs(view: TableView, seat: number, { entropy }: Witness): boolean {
  return entropy !== undefined && view.seats[seat]?.commitment === entropyCommitment(view.id, entropy);
}

/** What to commit to now for a seat: new entropy of this device, unless the seat has that already; null when there is nothing to do. */
export function toCommit(view: TableView, seat: number | null): string | null {
  const witness = see(view, seat);
  if (witness === null || seat === null || view.status !== 'lobby' || isOurs(view, seat, witness)) return null;
  const entropy = newEntropy();
  write({ ...witness, entropy });
  return entropyCommitment(view.id, entropy);
}

/** What to reveal now for a seat, once all that others committed to is kept; null when there is nothing to do. */
export function toReveal(view: TableView, seat: number | null): string | null {
  const witness = see(view, seat);
  if (witness === null || seat === null || view.status !== 'dealing') return null;
  return isOurs(view, seat, witness) && !view.seats[seat]?.revealed ? (witness.entropy ?? null) : null;
}
