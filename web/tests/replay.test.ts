import { expect, describe, it, vi } from 'vitest';
import { Failed } from '../src/lib/api';
import { Replay } from '../src/replay/replay.svelte';
import { packed, unpacked, type Eyes, type Source } from '../src/replay/sources';
import { REVIEW } from './review.fixture';
import { byKey, bySwipe, lastTurn, momentOf, nextTurn, searchOf, turnAt, type Piece, type Step } from '../src/replay/steps';

const TURNS = [
  { step: 0, seat: 0 },
  { step: 4, seat: 1 },
  { step: 9, seat: 0 },
];
const LENGTH = 120;
const PIECE = 50;

const step = (n: number, eyes: Eyes): Step => ({
  by: n === 0 ? null : n % 2,
  to_act: n === LENGTH ? null : (n + 1) % 2,
  events: [{ event: 'drew', seat: 0, card: 'b5' }],
  view: { n, eyes: eyes.seat },
  ...(eyes.opened ? { hidden: [{ cards: ['b1'], seat: null }] } : {}),
});

/** A game of which the server tells pieces, and what it was asked for. */
function game(more: Partial<Piece> = {}): { source: Source; asked: [Eyes, number][] } {
  const asked: [Eyes, number][] = [];
  const load = async (eyes: Eyes, first: number): Promise<Piece> => {
    asked.push([eyes, first]);
    const count = Math.max(0, Math.min(PIECE, LENGTH + 1 - first));
    const steps = Array.from({ length: count }, (_, n) => step(first + n, eyes));
    const about = { game: 'ten', rules: 1, options: { players: 2 }, code: 'ABC', seats: [], over: true, opens: true, ...more };
    return { ...about, you: 1, eyes: eyes.seat ?? 1, length: LENGTH, turns: TURNS, first, steps, ...more };
  };
  return { source: { load, link: async () => 'there' }, asked };
}

const opened = async (moment = {}, more: Partial<Piece> = {}): Promise<{ replay: Replay; asked: [Eyes, number][] }> => {
  const { source, asked } = game(more);
  const replay = new Replay(source);
  await replay.open(moment);
  await vi.waitFor(() => expect(replay.shown).not.toBeNull());
  return { replay, asked };
};

it('waits for a server that is away for a while, and shows what it showed', async () => {
  vi.useFakeTimers();
  const { source } = game();
  let away = false;
  const load: Source['load'] = (eyes, first) =>
    away ? Promise.reject(new Failed('offline', 'There is no connection to the server.')) : source.load(eyes, first);
  const replay = new Replay({ ...source, load });
  await replay.open({});
  await vi.waitFor(() => expect(replay.shown).not.toBeNull());
  await vi.advanceTimersByTimeAsync(0);
  away = true;
  void replay.look({ seat: 0, opened: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.failed).toBeNull();
  expect(replay.shown).not.toBeNull();
  away = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(replay.shown?.hidden).toBeDefined();
  replay.stop();
  vi.useRealTimers();
});

describe('ways through the steps', () => {
  it('knows the turn of a step, and the turns beside it', () => {
    expect([0, 3, 4, 8, 9, 99].map((at) => turnAt(TURNS, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 3, 4, 9].map((at) => nextTurn(TURNS, at, LENGTH))).toEqual([4, 4, 9, LENGTH]);
    expect([0, 1, 4, 5, 9].map((at) => lastTurn(TURNS, at))).toEqual([0, 0, 0, 4, 4]);
  });

  it('goes a step by arrows and a turn by page keys', () => {
    const by = (key: string, at: number): number | null => byKey(key, at, TURNS, LENGTH);
    expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End', 'x'].map((key) => by(key, 5))).toEqual([
      6,
      4,
      9,
      4,
      0,
      LENGTH,
      null,
    ]);
    expect([by('ArrowLeft', 0), by('ArrowRight', LENGTH)]).toEqual([0, LENGTH]);
  });

  it('tells a swipe from a scroll', () => {
    expect([bySwipe(-80, 10), bySwipe(80, -10), bySwipe(-80, 60), bySwipe(10, 0)]).toEqual([1, -1, 0, 0]);
  });

  it('writes a moment into an address and reads it again', () => {
    const moment = { at: 37, eyes: 2, opened: true, untold: false };
    expect(searchOf(moment)).toBe('?at=37&eyes=2&open');
    expect(momentOf(searchOf(moment))).toEqual(moment);
    expect(momentOf('?at=-1&eyes=x')).toEqual({ opened: false, untold: false });
  });
});

describe('a game that one looks back at', () => {
  it('begins at a moment, with the eyes of whoever reads, and has the whole game soon', async () => {
    const { replay, asked } = await opened({ at: 70 });
    expect([replay.at, replay.seat, replay.view]).toEqual([70, 1, { n: 70, eyes: null }]);
    expect(replay.events).toEqual([]);
    await vi.waitFor(() => expect(asked.map(([, first]) => first)).toEqual([50, 0, 100]));
    await vi.waitFor(() => expect(replay.log).toHaveLength(71));
    expect(replay.log[0]!.what).toEqual({ kind: 'started' });
    expect(replay.log.at(-1)!.what).toEqual({ kind: 'moved', seat: 0 });
  });

  it('moves only where one goes a step on', async () => {
    const { replay } = await opened({ at: 3 });
    await replay.on();
    expect([replay.at, replay.events.length]).toEqual([4, 1]);
    await replay.back();
    expect([replay.at, replay.events.length]).toEqual([3, 0]);
    await replay.turnOn();
    await replay.turnOn();
    expect([replay.at, replay.turnNumber, replay.events.length]).toEqual([9, 3, 0]);
    await replay.by(9999);
    expect([replay.at, replay.isAtEnd]).toEqual([LENGTH, true]);
  });

  it('asks anew for what other eyes saw', async () => {
    const { replay, asked } = await opened({ at: 3 });
    await replay.look({ seat: 0, opened: true });
    expect(replay.view).toEqual({ n: 3, eyes: 0 });
    expect(replay.shown?.hidden).toHaveLength(1);
    expect(asked.at(-1)![0]).toEqual({ seat: 0, opened: true });
  });

  it('opens no cards of a game that goes on, nor for who does not want to know', async () => {
    expect((await opened({ opened: true }, { over: false, opens: false })).replay.eyes.opened).toBe(false);
    const { replay } = await opened({ at: 0, opened: true, untold: true });
    expect([replay.eyes.opened, replay.reached]).toEqual([false, 0]);
    await replay.turnOn();
    await replay.back();
    expect(replay.reached).toBe(4);
  });

  it('sits in the first seat where one had none, but only watches a game that goes on', async () => {
    expect((await opened({}, { you: null, eyes: null })).replay.seat).toBe(0);
    expect((await opened({}, { you: null, eyes: null, over: false })).replay.seat).toBeNull();
  });

  it('says what an action did to the chance of whoever did it, where there is a review', async () => {
    const { replay } = await opened({ at: 2 });
    expect(replay.swing).toBeNull();
    replay.review = REVIEW;
    expect(replay.swing).toEqual({ seat: 0, before: 55, after: 30 });
    await replay.by(0);
    expect(replay.swing).toBeNull();
  });

  it('plays by itself until it is stopped', async () => {
    const { replay } = await opened({ at: LENGTH - 2 });
    replay.pace = 4;
    await replay.play();
    expect([replay.at, replay.playing]).toEqual([LENGTH, false]);
  });
});

it('packs a record into a link and takes it out again', async () => {
  const record = `tenfold record 1\n${'1 0 draw 8be1c04f7a35\n'.repeat(300)}naïve ✓\n`;
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(record.length / 4);
  expect(await unpacked(link)).toBe(record);
  expect(await unpacked('garbage!')).toBeNull();
  expect(await unpacked('')).toBeNull();
});
