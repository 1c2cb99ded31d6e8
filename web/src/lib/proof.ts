/** The proof of a sealed deal: its record, held against what this device saw and gave before the game. */
import type { Outcome } from '../generated/messages';
import { commitmentOf, entropyCommitment, seedOf } from './seal';
import type { Witness } from './witness';
import type { Details } from './words.svelte';

export interface Seal {
  table: string;
  commitment: string;
  nonce: string;
  entropies: string[];
  terms?: string;
  commitments?: string[];
}

/** One thing that was looked at: right, wrong, or not to be known on this device; `key` has the words for it. */
export interface Step {
  is: 'right' | 'wrong' | 'open';
  key: string;
  details?: Details;
}

export interface Proof {
  is: 'proven' | 'wrong' | 'partly';
  steps: Step[];
  /** The seats that had committed to entropy and were left out. */
  leftOut: number[];
}

interface Told {
  seal: Seal;
  seed: string;
  game: string;
  rules: number;
  seats: number;
  options: unknown;
  outcome: unknown;
}

const right = (key: string, details: Details = {}): Step => ({ is: 'right', key, details });
const wrong = (key: string, details: Details = {}): Step => ({ is: 'wrong', key, details });
const open = (key: string, details: Details = {}): Step => ({ is: 'open', key, details });

function line(record: string, word: string): string | null {
  const found = record.split('\n').find((text) => text.startsWith(`${word} `));
  return found === undefined ? null : found.slice(word.length + 1);
}

/** A value as a text in which the order of names does not count. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${written((value as Record<string, unknown>)[name])}`).join()}}`;
}

const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

function read(record: string): Told {
  const {
    table = '',
    commitment = '',
    nonce = '',
    entropies = [],
    ...more
  } = JSON.parse(line(record, 'sealed') ?? 'null') as Seal;
  return {
    seal: { table, commitment, nonce, entropies, ...more },
    seed: JSON.parse(line(record, 'seed') ?? '""') as string,
    game: line(record, 'game') ?? '',
    rules: Number(line(record, 'rules')),
    seats: (JSON.parse(line(record, 'seats') ?? '[]') as string[]).length,
    options: JSON.parse(line(record, 'options') ?? 'null') as unknown,
    outcome: JSON.parse(/^finished (.*) [0-9a-f]+$/.exec(line(record, 'end') ?? '')?.[1] ?? 'null') as unknown,
  };
}

/** The table showed this seal, and no other, before the game. */
function shown({ seal }: Told, kept: Witness | null): Step {
  if (!kept?.early) return open('page-proof-not-seen');
  if (kept.commitment !== seal.commitment) return wrong('page-proof-not-promised');
  return kept.other === undefined ? right('page-proof-promised') : wrong('page-proof-changed');
}

function bound({ seal }: Told): Step {
  const fits = commitmentOf(seal.nonce, seal.table, seal.terms) === seal.commitment;
  return fits ? right('page-proof-commitment') : wrong('page-proof-no-commitment');
}

/** The record is of this table, and of the game that was agreed on. */
function agreed({ seal, game, rules, seats, options }: Told, table: string, kept: Witness | null): Step {
  const played = { game, rules, seats, options };
  const fits = seal.table === table && (seal.terms === undefined || same(JSON.parse(seal.terms), played));
  if (!fits) return wrong('page-proof-no-terms');
  if (!kept?.early) return open('page-proof-terms-not-seen');
  const { game: name, rules: version, seats: chairs, options: chosen } = kept;
  return same(played, { game: name, rules: version, seats: chairs, options: chosen })
    ? right('page-proof-terms')
    : wrong('page-proof-no-terms');
}

/** Every entropy is the one that its seat had committed to, before this device revealed its own. */
function committed({ seal }: Told, kept: Witness | null): Step {
  const { table, entropies, commitments } = seal;
  if (commitments === undefined) return open('page-proof-openly');
  const fits = entropies.every((entropy, seat) => entropy === '' || entropyCommitment(table, entropy) === commitments[seat]);
  if (!fits || (kept?.commitments && !same(kept.commitments, commitments))) return wrong('page-proof-not-committed');
  return kept?.commitments ? right('page-proof-committed') : open('page-proof-committed-not-seen');
}

/** The entropy of this device is in the deal; another device of the same guest may have given its own instead. */
function own({ seal }: Told, kept: Witness | null): Step {
  if (kept?.entropy === undefined) return open('page-proof-own-none');
  if (seal.entropies.includes(kept.entropy)) return right('page-proof-own');
  if (kept.revealed) return wrong('page-proof-own-missing');
  return open(
    seal.commitments?.includes(entropyCommitment(seal.table, kept.entropy)) ? 'page-proof-own-late' : 'page-proof-own-none',
  );
}

function follows({ seal, seed }: Told): Step {
  const n = seal.entropies.filter(Boolean).length;
  if (seedOf(seal.nonce, seal.table, seal.entropies) !== seed) return wrong('page-proof-no-seed');
  return n > 0 ? right('page-proof-seed', { n }) : open('page-proof-seed', { n });
}

const ended = ({ outcome }: Told, seen: Outcome): Step =>
  same(outcome, seen) ? right('page-proof-outcome') : wrong('page-proof-no-outcome');

/** Whoever knows the secret number and leaves a seat out chooses between two deals: nobody can see from here why it was done. */
function verdict(steps: readonly Step[], leftOut: readonly number[]): Proof['is'] {
  if (steps.some((step) => step.is === 'wrong')) return 'wrong';
  return leftOut.length > 0 || steps.some((step) => step.is === 'open') ? 'partly' : 'proven';
}

/** Of the record of a table whose deck was sealed, and whose game ended as this device saw it. */
export function proofOf(record: string, table: string, kept: Witness | null, seen: Outcome): Proof {
  try {
    return judged(read(record), table, kept, seen);
  } catch {
    return { is: 'wrong', steps: [wrong('page-proof-no-seal')], leftOut: [] };
  }
}

function judged(told: Told, table: string, kept: Witness | null, seen: Outcome): Proof {
  const { seal } = told;
  const steps = [
    shown(told, kept),
    bound(told),
    agreed(told, table, kept),
    committed(told, kept),
    own(told, kept),
    follows(told),
    ended(told, seen),
  ];
  const leftOut = (seal.commitments ?? []).flatMap((commitment, seat) => (commitment && !seal.entropies[seat] ? [seat] : []));
  return { is: verdict(steps, leftOut), steps, leftOut };
}
