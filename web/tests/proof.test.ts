import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { TableView } from '../src/generated/messages';
import { proofOf, type Seal } from '../src/lib/proof';
import { see, toCommit, toReveal, witnessOf, type Witness } from '../src/lib/witness';
import { TABLE } from './messages';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const hash = (...values: unknown[]): string => sha(JSON.stringify(values));
const NONCE = 'ab'.repeat(32);
const ENTROPIES = ['früh "quoted"', ''];
const OPTIONS = { players: 2, deck: { $1: 8, b1: 1 } };
const OUTCOME = { scores: [3, 1], winners: [0], decided: 'by_points' as const };
const TERMS = JSON.stringify({ game: 'ten', rules: 1, seats: 2, options: OPTIONS });
const SEAL: Seal = {
  table: 'T1',
  commitment: hash('tenfold commitment 2', NONCE, 'T1', TERMS),
  nonce: NONCE,
  entropies: ENTROPIES,
  terms: TERMS,
  commitments: [hash('tenfold entropy 1', 'T1', ENTROPIES[0]), ''],
};
const SEED = hash('tenfold seal 1', NONCE, 'T1', ENTROPIES);
const KEPT: Witness = {
  table: 'T1',
  game: 'ten',
  rules: 1,
  seats: 2,
  options: OPTIONS,
  commitment: SEAL.commitment,
  early: true,
  entropy: ENTROPIES[0]!,
  revealed: true,
  commitments: SEAL.commitments!,
};

const record = (
  seal: object | null = SEAL,
  { seed = SEED, options = OPTIONS as object, outcome = OUTCOME as object } = {},
): string =>
  [
    'tenfold record 1',
    'game ten',
    'rules 1',
    `options ${JSON.stringify(options)}`,
    'seats ["Ada","Bo"]',
    `seed ${JSON.stringify(seed)}`,
    ...(seal ? [`sealed ${JSON.stringify(seal)}`] : []),
    'begin 0123456789ab',
    '',
    '1 0 draw 0123456789ab',
    `end finished ${JSON.stringify(outcome)} 0123456789ab`,
    '',
  ].join('\n');

const keys = (is: string, ...given: Parameters<typeof proofOf>): string[] =>
  proofOf(...given)
    .steps.filter((step) => step.is === is)
    .map((step) => step.key);
const faults = (text: string, kept: Witness | null = KEPT): string[] => keys('wrong', text, 'T1', kept, OUTCOME);

it('proves a deal to who saw the seal and gave entropy', () => {
  const proof = proofOf(record(), 'T1', KEPT, OUTCOME);
  expect(proof.is).toBe('proven');
  expect(proof.steps.map((step) => step.is)).toEqual(Array(7).fill('right'));
});

it('says what a device that came late cannot know', () => {
  const late = { ...KEPT, early: false, entropy: undefined, revealed: undefined, commitments: undefined } as unknown as Witness;
  for (const kept of [null, late]) {
    expect(proofOf(record(), 'T1', kept, OUTCOME).is).toBe('partly');
    expect(keys('open', record(), 'T1', kept, OUTCOME)).toEqual([
      'page-proof-not-seen',
      'page-proof-terms-not-seen',
      'page-proof-committed-not-seen',
      'page-proof-own-none',
    ]);
  }
});

it('goes by the seal that was kept, not by what the server says now', () => {
  expect(faults(record(), { ...KEPT, commitment: sha('first') })).toEqual(['page-proof-not-promised']);
  expect(faults(record(), { ...KEPT, other: sha('later') })).toEqual(['page-proof-changed']);
});

it('finds another secret number, seed, table or option', () => {
  expect(faults(record({ ...SEAL, nonce: 'cd'.repeat(32) }))).toEqual(['page-proof-no-commitment', 'page-proof-no-seed']);
  expect(faults(record(SEAL, { seed: sha('other') }))).toEqual(['page-proof-no-seed']);
  expect(faults(record(SEAL, { options: { players: 3 } }))).toEqual(['page-proof-no-terms']);
  expect(faults(record(), { ...KEPT, options: { players: 3 } })).toEqual(['page-proof-no-terms']);
  expect(keys('wrong', record(), 'T2', KEPT, OUTCOME)).toEqual(['page-proof-no-terms']);
});

it('finds entropy that was chosen after the others were revealed', () => {
  const chosen = ['früh "quoted"', 'suits me'];
  const seal = { ...SEAL, entropies: chosen, commitments: [SEAL.commitments![0], hash('tenfold entropy 1', 'T1', 'suits me')] };
  const text = record(seal, { seed: hash('tenfold seal 1', NONCE, 'T1', chosen) });
  expect(faults(text)).toEqual(['page-proof-not-committed']);
  expect(
    faults(record({ ...seal, commitments: SEAL.commitments }, { seed: hash('tenfold seal 1', NONCE, 'T1', chosen) })),
  ).toEqual(['page-proof-not-committed']);
});

it('tells entropy that was dropped from entropy that came too late', () => {
  const seal = { ...SEAL, entropies: ['', ''] };
  const text = record(seal, { seed: hash('tenfold seal 1', NONCE, 'T1', ['', '']) });
  expect(faults(text)).toEqual(['page-proof-own-missing']);
  const late = { ...KEPT, revealed: false };
  expect(keys('open', text, 'T1', late, OUTCOME)).toEqual(['page-proof-own-late', 'page-proof-seed']);
  expect(proofOf(text, 'T1', late, OUTCOME).leftOut).toEqual([0]);
  expect(keys('open', text, 'T1', { ...late, entropy: 'replaced by another device' }, OUTCOME)[0]).toBe('page-proof-own-none');
});

it('does not call a deal proven from which somebody was left out', () => {
  const commitments = [SEAL.commitments![0]!, sha('never revealed')];
  const proof = proofOf(record({ ...SEAL, commitments }), 'T1', { ...KEPT, commitments }, OUTCOME);
  expect([proof.is, proof.leftOut]).toEqual(['partly', [1]]);
});

it('finds another result', () => {
  expect(faults(record(SEAL, { outcome: { ...OUTCOME, winners: [1] } }))).toEqual(['page-proof-no-outcome']);
});

it('takes an old seal for what it is', () => {
  const { terms: _, commitments: __, ...old } = { ...SEAL, commitment: sha(NONCE) };
  const kept = { ...KEPT, commitment: sha(NONCE), commitments: undefined } as unknown as Witness;
  expect(faults(record(old), kept)).toEqual([]);
  expect(keys('open', record(old), 'T1', kept, OUTCOME)).toEqual(['page-proof-openly']);
});

it.each(['', 'sealed {', 'sealed null', 'sealed {"entropies":3}', record(null)])(
  'takes no record without a seal: %s',
  (text) => {
    expect(faults(text)).toEqual(['page-proof-no-seal']);
  },
);

const LOBBY: TableView = { ...TABLE, id: 'T1', status: 'lobby', commitment: SEAL.commitment };
const seated = (view: TableView, seat: object): TableView => ({
  ...view,
  seats: [{ ...view.seats[0]!, ...seat }, view.seats[1]!],
});

beforeEach(() => localStorage.clear());

it('commits once, keeps what it gave, and reveals it when all commitments are known', () => {
  const commitment = toCommit(LOBBY, 0);
  const { entropy } = witnessOf('T1')!;
  expect(commitment).toBe(hash('tenfold entropy 1', 'T1', entropy));
  const committed = seated(LOBBY, { commitment });
  expect(toCommit(committed, 0)).toBeNull();
  expect(toReveal(committed, 0)).toBeNull();
  const dealing = { ...committed, status: 'dealing' as const };
  expect(toReveal(dealing, 0)).toBe(entropy);
  expect(witnessOf('T1')!.commitments).toEqual([commitment, '']);
  const done = { ...seated(dealing, { revealed: true }) };
  expect(toReveal(done, 0)).toBeNull();
  expect(witnessOf('T1')!.revealed).toBe(true);
});

it('reveals nothing that its seat did not commit to', () => {
  toCommit(LOBBY, 0);
  expect(toReveal({ ...seated(LOBBY, { commitment: sha('of another device') }), status: 'dealing' }, 0)).toBeNull();
  expect(toReveal({ ...LOBBY, id: 'T2', status: 'dealing' }, 0)).toBeNull();
});

it('keeps what it saw first, and says when the table shows something else', () => {
  see(LOBBY, null);
  expect(witnessOf('T1')).toMatchObject({ commitment: SEAL.commitment, early: true, seats: 2 });
  const lie = see({ ...LOBBY, commitment: sha('other'), options: { players: 5 }, status: 'playing' }, null);
  expect(lie).toMatchObject({ commitment: SEAL.commitment, other: sha('other'), options: LOBBY.options, early: true });
  see({ ...LOBBY, id: 'T3' }, null);
  expect(see({ ...LOBBY, id: 'T3', commitment: null }, null)?.other).toBe('');
});

it('knows that it came late, and keeps nothing of a practice table', () => {
  expect(see({ ...LOBBY, status: 'playing' }, null)?.early).toBe(false);
  expect(see({ ...LOBBY, id: 'practice', commitment: null }, 0)).toBeNull();
  expect(toCommit({ ...LOBBY, id: 'practice', commitment: null }, 0)).toBeNull();
});

it('keeps a bounded number of tables, the latest', () => {
  for (let n = 0; n < 130; n++) see({ ...LOBBY, id: `table-${n}` }, null);
  expect(witnessOf('table-129')).not.toBeNull();
  expect(witnessOf('table-30')).not.toBeNull();
  expect(witnessOf('table-29')).toBeNull();
});
