import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { proofOf } from '../src/lib/proof';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const NONCE = 'ab'.repeat(32);
const ENTROPIES = ['früh "quoted"', ''];
const SEAL = { table: 'T1', commitment: sha(NONCE), nonce: NONCE, entropies: ENTROPIES };
const SEED = sha(JSON.stringify(['tenfold seal 1', NONCE, 'T1', ENTROPIES]));

const record = (seal: object | null, seed: string): string =>
  ['tenfold record 1', 'game ten', `seed ${JSON.stringify(seed)}`, ...(seal ? [`sealed ${JSON.stringify(seal)}`] : []), 'begin x', ''].join('\n');

it('proves a deal that fits', async () => {
  expect(await proofOf(record(SEAL, SEED), SEAL.commitment)).toMatchObject({ commitmentFits: true, seedFits: true, promised: true });
});

it('finds another seed', async () => {
  expect(await proofOf(record(SEAL, sha('other')), SEAL.commitment)).toMatchObject({ seedFits: false });
});

it('finds a seal that does not fit its number', async () => {
  expect(await proofOf(record({ ...SEAL, commitment: sha('x') }, SEED), SEAL.commitment)).toMatchObject({ commitmentFits: false, promised: false });
});

it('says nothing about a deal that was not sealed', async () => {
  expect(await proofOf(record(null, 'open'), null)).toBeNull();
});
