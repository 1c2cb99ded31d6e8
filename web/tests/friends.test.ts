import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { News, TableView } from '../src/generated/messages';
import { asked, isAsked } from '../src/lib/again';
import { forgetLooks, lastLook } from '../src/lib/last';
import { Table } from '../src/lib/table.svelte';
import { FakeNetwork } from './fakeSocket';
import { moved, snapshot, TABLE } from './messages';

const THREE: TableView = {
  ...TABLE,
  status: 'over',
  seats: [
    { is: 'guest', guest: 'ada', name: 'Ada' },
    { is: 'guest', guest: 'bo', name: 'Bo' },
    { is: 'guest', guest: 'cy', name: 'Cy' },
    { is: 'bot', bot: 'careful' },
  ],
  barred: { cy: 'Cy' },
  wants: [1],
};

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

const told = (seq: number, what: News['what'], more: Partial<News> = {}): News => ({ type: 'news', seq, what, ...more });

it('asks all guests but bots and the barred for a rematch', () => {
  expect(asked(THREE)).toEqual([
    { seat: 0, answer: 'open' },
    { seat: 1, answer: 'in' },
  ]);
  expect([0, 1, 2, 3, null].map((seat) => isAsked(THREE, seat))).toEqual([true, false, false, false, false]);
  expect(isAsked({ ...THREE, declines: [0] }, 0)).toBe(false);
  expect(isAsked({ ...THREE, next: 'other' }, 0)).toBe(false);
});

it('goes on to the rematch only with whoever said yes to it, while it happens', () => {
  network.last.says(snapshot(5));
  network.last.says(told(6, { kind: 'rematched', table: 'next', wanted: [1] }));
  expect(table.onward).toBeNull();
  network.last.says(told(7, { kind: 'rematched', table: 'next', wanted: [0, 1] }));
  expect(table.onward).toBe('next');
});

it('tells whoever is shown out, and how', () => {
  network.last.says(snapshot(5));
  network.last.says(told(6, { kind: 'kicked', guest: 'bo', name: 'Bo', seat: 1 }));
  expect(table.kicked).toBeNull();
  network.last.says(told(7, { kind: 'kicked', guest: 'ada', name: 'Ada', seat: 0, bot: 'careful' }));
  expect(table.kicked).toBe('play');
});

it('tells whoever was shown out while they were away when they are back', () => {
  network.last.says(snapshot(5));
  network.last.breaks();
  vi.advanceTimersByTime(5_000);
  network.last.opens();
  network.last.says(told(6, { kind: 'kicked', guest: 'ada', name: 'Ada', seat: 0 }));
  network.last.says(snapshot(6, { seat: null }));
  expect(table.kicked).toBe('seat');
});

it('tells on a new page only what this device has not shown before', () => {
  table.stop();
  for (const [seen, kicked] of [
    [5, 'play'],
    [6, null],
  ] as const) {
    localStorage.setItem('tenfold.seen', JSON.stringify({ table: seen }));
    table = new Table('table', network);
    network.last.opens();
    network.last.says(told(6, { kind: 'kicked', guest: 'ada', name: 'Ada', seat: 0, bot: 'careful' }));
    network.last.says(snapshot(7));
    expect(table.kicked).toBe(kicked);
    table.stop();
  }
});

it('says no more of it when the reader plays again, whatever others do', () => {
  network.last.says(snapshot(5));
  network.last.says(told(6, { kind: 'kicked', guest: 'ada', name: 'Ada', seat: 0, bot: 'careful' }));
  network.last.says(told(7, { kind: 'takenback', seat: 1 }));
  expect(table.kicked).toBe('play');
  network.last.says(told(8, { kind: 'takenback', seat: 0 }));
  expect(table.kicked).toBeNull();
});

it('is barred for good', () => {
  network.last.says(snapshot(5));
  network.last.breaks(4423);
  vi.advanceTimersByTime(60_000);
  expect(table.state).toBe('barred');
  expect(network.sockets).toHaveLength(1);
});

it('reminds until somebody moves', () => {
  network.last.says(snapshot(5));
  network.last.says(told(6, { kind: 'nudged', seat: 0, guest: 'bo', name: 'Bo' }));
  expect([table.nudged, table.nudgedBy]).toEqual([true, 'Bo']);
  network.last.says(moved(7));
  expect([table.nudged, table.nudgedBy]).toEqual([false, null]);
});

it('shows a reaction for a while, the last one longest', () => {
  network.last.says(snapshot(5));
  network.last.says({ type: 'reacted', seat: 1, reaction: 'wow' });
  vi.advanceTimersByTime(2_000);
  network.last.says({ type: 'reacted', seat: 1, reaction: 'ouch' });
  vi.advanceTimersByTime(2_000);
  expect(table.reactions[1]?.name).toBe('ouch');
  vi.advanceTimersByTime(2_000);
  expect(table.reactions).toEqual({});
});

it('says whether somebody looks, also after it has come back', () => {
  network.last.says(snapshot(5));
  table.look(false);
  expect(network.last.sent.at(-1)).toEqual({ type: 'look', looking: false });
  table.hurry();
  network.last.opens();
  network.last.says(snapshot(5));
  expect(network.last.sent.at(-1)).toEqual({ type: 'look', looking: false });
});

it('shows the last look of its guest without the server, and nothing to do', () => {
  network.last.says(snapshot(5));
  table.stop();
  const later = new Table('table', network);
  network.last.breaks();
  expect([later.view, later.legal, later.seat]).toEqual([{ at: 5 }, null, 0]);
  expect(later.seenAt).not.toBeNull();
  vi.advanceTimersByTime(5_000);
  network.last.opens();
  network.last.says(snapshot(8));
  expect([later.view, later.seenAt]).toEqual([{ at: 8 }, null]);
  later.stop();
  forgetLooks();
  expect(lastLook('table')).toBeNull();
});
