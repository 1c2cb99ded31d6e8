/** The sums of a sealed deal, as core/seal.py makes them. Not by the browser's own means: those are missing without HTTPS. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What a table shows before the game; an old one binds its secret number alone. */
export const commitmentOf = (nonce: string, table: string, terms: string | undefined): string =>
  hash(terms === undefined ? nonce : JSON.stringify(['tenfold commitment 2', nonce, table, terms]));

/** What a seat shows of its entropy before any is revealed. */
export const entropyCommitment = (table: string, entropy: string): string =>
  hash(JSON.stringify(['tenfold entropy 1', table, entropy]));

export const seedOf = (nonce: string, table: string, entropies: readonly string[]): string =>
  hash(JSON.stringify(['tenfold seal 1', nonce, table, entropies]));

/** Entropy of this device for the deck: 128 bits in hexadecimal. */
export const newEntropy = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
