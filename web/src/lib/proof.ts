/** The proof of a sealed deal, from its record: as core/seal.py makes it. */

export interface Seal {
  table: string;
  commitment: string;
  nonce: string;
  entropies: string[];
}

export interface Proof {
  seal: Seal;
  seed: string;
  /** The nonce is the one that was committed to before the game. */
  commitmentFits: boolean;
  /** The seed is that of the nonce, the table and everybody's entropy. */
  seedFits: boolean;
  /** The table showed this very commitment before the game. */
  promised: boolean;
}

const LABEL = 'tenfold seal 1';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function line(record: string, word: string): string | null {
  const found = record.split('\n').find((text) => text.startsWith(`${word} `));
  return found === undefined ? null : found.slice(word.length + 1);
}

/** Null when the deal was not sealed. */
export async function proofOf(record: string, promised: string | null): Promise<Proof | null> {
  const sealed = line(record, 'sealed');
  const seedLine = line(record, 'seed');
  if (sealed === null || seedLine === null) return null;
  const seal = JSON.parse(sealed) as Seal;
  const seed = JSON.parse(seedLine) as string;
  const made = await sha256(JSON.stringify([LABEL, seal.nonce, seal.table, seal.entropies]));
  return {
    seal,
    seed,
    commitmentFits: (await sha256(seal.nonce)) === seal.commitment,
    seedFits: made === seed,
    promised: promised === seal.commitment,
  };
}

/** Entropy of this device for the deck: 128 bits in hexadecimal. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
