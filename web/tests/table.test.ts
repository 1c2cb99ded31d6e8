import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { News, Outcome, Snapshot } from '../src/generated/messages';
import { Table } from '../src/lib/table.svelte';
import { FakeNetwork } from './fakeSocket';
import { moved, snapshot, TABLE } from './messages';

const OUTCOME: Outcome = { scores: [3, 1], winners: [0], decided: 'by_points' };
let network: FakeNetwork;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  network = new FakeNetwork();
  table = new Table('table', network);
  network.last.opens();
});

afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

it('shows a snapshot without anything that happened', () => {
  network.last.says(snapshot(5));
  expect([table.step, table.view, table.events]).toEqual([5, { at: 5 }, []]);
  expect(table.mine).toBe(true);
});

it('keeps the story that comes before a snapshot in its log', () => {
  network.last.says({ type: 'news', seq: 1, what: { kind: 'opened', host: 'ada' } });
  network.last.says({ type: 'news', seq: 2, what: { kind: 'said', guest: 'ada', name: 'Ada', text: 'hello' } });
  network.last.says(snapshot(2));
  expect(table.log.map((line) => line.what.kind)).toEqual(['opened']);
  expect(table.chat.map((line) => line.text)).toEqual(['hello']);
});

it('shows one step after the other, with a pause where the screen asks for one', async () => {
  network.last.says(snapshot(5));
  network.last.says(moved(6));
  table.hold(500);
  await tick();
  network.last.says(moved(7));
  await tick();
  expect(table.step).toBe(6);
  await vi.advanceTimersByTimeAsync(600);
  expect(table.step).toBe(7);
});

it('lets the last move be played out before its result, as long as the screen asks for', async () => {
  network.last.says(snapshot(5));
  network.last.says(moved(6, { outcome: OUTCOME }));
  table.hold(1_900);
  expect([table.outcome, table.ending]).toEqual([OUTCOME, true]);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(table.ending).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(table.ending).toBe(false);
});

it('goes on to the result at once when one has seen enough', () => {
  network.last.says(snapshot(5));
  network.last.says(moved(6, { outcome: OUTCOME }));
  table.end();
  expect(table.ending).toBe(false);
});

it('plays nothing out for who comes back to a game that is over', () => {
  network.last.says(snapshot(5, { outcome: OUTCOME }));
  expect([table.outcome, table.ending]).toEqual([OUTCOME, false]);
});

const said = (seq: number): News => ({
  type: 'news',
  seq,
  what: { kind: 'said', guest: 'bo', name: 'Bo', text: 'well' },
  turn: { seat: 0 },
  legal: ['draw'],
  table: TABLE,
});

it('shows the scoring of a finished game whatever follows', async () => {
  network.last.says(snapshot(5));
  network.last.says(moved(6, { outcome: OUTCOME, aid: { boards: 'scored' } as unknown as News['aid'] }));
  table.end();
  network.last.says(said(7));
  network.last.says({
    type: 'news',
    seq: 8,
    what: { kind: 'rematched', table: 'next' },
    turn: { seat: null },
    table: { ...TABLE, next: 'next' },
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([table.step, table.table?.next]).toEqual([8, 'next']);
  expect([table.aid, table.outcome, table.view]).toEqual([{ boards: 'scored' }, OUTCOME, { at: 6 }]);
});

it('keeps what follows from your view while somebody talks, and drops it with the view', async () => {
  network.last.says(snapshot(5, { aid: { odds: 5 } as unknown as Snapshot['aid'] }));
  network.last.says(said(6));
  expect([table.step, table.aid, table.legal]).toEqual([6, { odds: 5 }, ['draw']]);
  network.last.says(moved(7));
  await tick();
  expect(table.aid).toBe(null);
});

it('shows a long story at once, with the snapshot that ends it', () => {
  for (let seq = 1; seq <= 2_000; seq++)
    network.last.says(seq % 2 ? moved(seq, { view: undefined, turn: undefined }) : said(seq));
  expect([table.log.length, table.chat.length, table.step]).toEqual([0, 0, 0]);
  network.last.says(snapshot(2_000));
  expect([table.log.length, table.chat.length, table.step, table.events.length]).toEqual([1_000, 1_000, 2_000, 0]);
});

it('keeps a story that was broken off, and hears the rest of it', () => {
  network.last.says(moved(1, { view: undefined, turn: undefined }));
  network.last.breaks(4008);
  vi.advanceTimersByTime(1_000);
  network.last.opens();
  expect(network.last.sent[0]).toMatchObject({ type: 'join', since: 1 });
  network.last.says(moved(2, { view: undefined, turn: undefined }));
  network.last.says(snapshot(2));
  expect(table.log.map((line) => line.seq)).toEqual([1, 2]);
});

it('never shows the same news twice', () => {
  network.last.says(snapshot(5));
  network.last.says(moved(5));
  expect(table.log).toEqual([]);
});

it('is busy from a move until its answer', async () => {
  network.last.says(snapshot(5));
  table.act(['draw']);
  const sent = network.last.sent.at(-1);
  expect(sent).toMatchObject({ type: 'do', command: { do: 'move', actions: ['draw'], after: 5 } });
  expect(table.busy).toBe(true);
  network.last.says(moved(6, { id: sent?.type === 'do' ? sent.id : '' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(table.busy).toBe(false);
});

it('sends one move at a time', () => {
  network.last.says(snapshot(5));
  table.act(['draw']);
  table.act(['draw']);
  expect(network.last.sent.filter((request) => request.type === 'do')).toHaveLength(1);
});

it('shows a refusal and lets one decide again', () => {
  network.last.says(snapshot(5));
  table.act(['take numbers']);
  const sent = network.last.sent.at(-1);
  network.last.says({ type: 'refused', id: sent?.type === 'do' ? sent.id : '', code: 'illegal', message: 'No.', rule: 'T3.6' });
  expect(table.refusal?.rule).toBe('T3.6');
  expect(table.busy).toBe(false);
  expect(table.legal).toEqual(['draw']);
});

it('knows which seat is the reader’s when the seats change', () => {
  network.last.says(snapshot(5, { seat: null, table: { ...TABLE, seats: [{ is: 'open' }, { is: 'open' }] } }));
  network.last.says({ type: 'news', seq: 6, what: { kind: 'sat', seat: 0, guest: 'ada', name: 'Ada' }, table: TABLE });
  expect(table.seat).toBe(0);
});

it('knows what happened while one was away, and what since', () => {
  network.last.says(snapshot(5));
  expect(table.away).toBeNull();
  table.leave();
  network.last.says(moved(6));
  network.last.says(moved(7));
  table.comeBack();
  network.last.says(moved(8));
  expect(table.away).toEqual({ after: 5, until: 7 });
  table.stop();
  const again = new Table('table', network);
  network.last.opens();
  network.last.says(snapshot(9));
  expect(again.away).toEqual({ after: 8, until: 9 });
  again.stop();
});

it('remembers what was seen before', () => {
  network.last.says(snapshot(5));
  table.stop();
  expect(new Table('table', network).seenBefore).toBe(5);
});

it('commits to entropy in the lobby, and reveals it when the cards are dealt', () => {
  const lobby = { ...TABLE, status: 'lobby' as const, commitment: 'ab'.repeat(32) };
  network.last.says(snapshot(5, { table: lobby }));
  const [commit] = network.last.asked('commit');
  expect(commit?.commitment).toMatch(/^[0-9a-f]{64}$/);
  const seats = [{ ...TABLE.seats[0]!, commitment: commit!.commitment as string }, TABLE.seats[1]!];
  network.last.says({
    type: 'news',
    seq: 6,
    what: { kind: 'committed', seat: 0, commitment: commit!.commitment as string },
    table: { ...lobby, seats },
  });
  network.last.says({ type: 'news', seq: 7, what: { kind: 'dealing' }, table: { ...lobby, seats, status: 'dealing' } });
  expect(network.last.asked('commit')).toHaveLength(1);
  expect(network.last.asked('reveal').map((reveal) => String(reveal.entropy).length)).toEqual([32]);
  network.last.says({ type: 'refused', code: 'started', message: '', id: (network.last.sent.at(-1) as { id: string }).id });
  expect(table.refusal).toBeNull();
});

it('says when the table shows another seal than at first', () => {
  network.last.says(snapshot(5, { table: { ...TABLE, commitment: 'ab'.repeat(32) } }));
  expect(table.resealed).toBe(false);
  network.last.says({ type: 'news', seq: 6, what: { kind: 'changed' }, table: { ...TABLE, commitment: 'cd'.repeat(32) } });
  expect(table.resealed).toBe(true);
});
