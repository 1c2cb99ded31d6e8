import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetList } from '../src/engine/list';
import { api, type ReviewShown } from '../src/lib/api';
import { keepGame } from '../src/practice/kept';
import * as practice from '../src/practice/table';
import { Asked } from '../src/review/asked.svelte';
import { accuracyHere, forgetReview, keepReview, keptReview, mistakesHere } from '../src/review/kept';
import type { Asked as Order, Told } from '../src/review/messages';
import { REVIEW } from './review.fixture';

vi.mock('../src/review/programs', () => ({ REVIEWED: { ten: { rules: 1, version: 2 } } }));

/** A worker that says what a test lets it say. */
class SilentWorker {
  static all: SilentWorker[] = [];
  heard: Order[] = [];
  ended = false;
  onmessage: (event: { data: Told }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    SilentWorker.all.push(this);
  }

  postMessage(order: Order): void {
    this.heard.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: Told): void {
    this.onmessage({ data });
  }
}

const RECORD = 'tenfold record 1\ngame ten\nrules 1\n';
const JUDGE = { code: 'ten.judge.wasm', manifest: 'ten.judge.json' };
const NONE: ReviewShown = { status: 'none', done: 0, total: 4, moments: [], review: null };
// A busy machine is slow.
const PATIENT = { timeout: 60_000 };
const worker = (): Promise<SilentWorker> => vi.waitUntil(() => SilentWorker.all.at(-1), PATIENT);
const lists = (judge: object | null): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ games: { ten: { rules_version: 1, rules: null, bots: {}, judge } } }),
      }),
    ),
  );

/** What the server is asked. */
const server = {
  review: vi.spyOn(api, 'review'),
  ask: vi.spyOn(api, 'askReview'),
  record: vi.spyOn(api, 'record'),
};

beforeEach(() => {
  SilentWorker.all = [];
  localStorage.clear();
  forgetList();
  vi.stubGlobal('Worker', SilentWorker);
  lists(JUDGE);
  server.review.mockReset().mockResolvedValue(NONE);
  server.ask.mockReset().mockResolvedValue({ ...NONE, status: 'failed' });
  server.record.mockReset().mockResolvedValue(RECORD);
});
afterEach(() => vi.unstubAllGlobals());

function pressed(table: string): { asked: Asked; done: Promise<void> } {
  const asked = new Asked(table);
  asked.you = Promise.resolve(0);
  return { asked, done: asked.look(true) };
}

describe('a review on the device', () => {
  it('grows action by action, is kept, and is asked of no server', async () => {
    const { asked, done } = pressed('abc');
    const there = await worker();
    await vi.waitUntil(() => there.heard.length > 0, PATIENT);
    expect(there.heard).toEqual([{ game: 'ten', record: RECORD, judge: JUDGE }]);
    there.say({ is: 'begun', total: 4, names: ['Ada', 'careful'], bots: [null, 'careful'] });
    there.say({ is: 'moment', moment: REVIEW.moments[0]! });
    expect(asked.state).toMatchObject({ status: 'working', done: 1, total: 4, moments: [REVIEW.moments[0]] });
    there.say({ is: 'ready', review: REVIEW });
    await done;
    expect(asked.state).toMatchObject({ status: 'ready', review: REVIEW });
    expect([asked.here, there.ended, server.ask.mock.calls.length]).toEqual([true, true, 0]);
    const again = new Asked('abc');
    await again.look();
    expect([again.state?.review, again.here]).toEqual([REVIEW, true]);
    expect(SilentWorker.all).toHaveLength(1);
  });

  it('is not made where the server has one', async () => {
    server.review.mockResolvedValue({ ...NONE, status: 'ready', review: REVIEW });
    keepReview('abc', { you: 0, bots: [], review: { ...REVIEW, deals: 7 } });
    const { asked, done } = pressed('abc');
    await done;
    expect([asked.state?.review, asked.here, SilentWorker.all]).toEqual([REVIEW, false, []]);
  });

  it.each([
    ['nobody judges here', () => lists(null)],
    ['the record does not come', () => void server.record.mockRejectedValue(new Error('lost'))],
    ['there are no workers', () => void vi.stubGlobal('Worker', undefined)],
  ])('is left to the server where %s', async (_, spoil) => {
    spoil();
    const { asked, done } = pressed('abc');
    await done;
    expect([server.ask.mock.calls, asked.state?.status]).toEqual([[['abc']], 'failed']);
    expect(SilentWorker.all).toEqual([]);
  });

  it.each<[string, (there: SilentWorker) => void]>([
    ['fails on its way', (there) => there.say({ is: 'failed', why: 'nonsense' })],
    ['dies', (there) => there.onerror({ message: 'no memory' })],
  ])('is left to the server where the worker %s', async (_, spoil) => {
    const { done } = pressed('abc');
    const there = await worker();
    spoil(there);
    await done;
    expect([server.ask.mock.calls, there.ended, keptReview('abc')]).toEqual([[['abc']], true, null]);
  });

  it('ends when its reader leaves, and then asks nobody', async () => {
    const { asked, done } = pressed('abc');
    const there = await worker();
    asked.stop();
    await done;
    expect([there.ended, server.ask.mock.calls.length]).toEqual([true, 0]);
  });

  it('is made of a game that no server knows, or of none', async () => {
    keepGame('here-1', { game: 'ten', options: {}, bot: 'careful', at: 1, over: true, log: [] });
    vi.spyOn(practice, 'recordOf').mockResolvedValue(RECORD);
    const { asked, done } = pressed('here-1');
    (await worker()).say({ is: 'failed', why: 'nonsense' });
    await done;
    expect(asked.state?.status).toBe('failed');
    expect([server.review.mock.calls, server.ask.mock.calls, server.record.mock.calls]).toEqual([[], [], []]);
  });
});

describe('reviews that are kept', () => {
  const keep = (table: string, you: number | null): void => keepReview(table, { you, bots: [null, 'careful'], review: REVIEW });

  it('tell what the reader did', () => {
    keep('abc', 0);
    keep('seen', null);
    expect([accuracyHere('abc'), accuracyHere('seen'), accuracyHere('other')]).toEqual([{ good: 3, decisions: 4 }, null, null]);
    expect(mistakesHere('costly', () => true).map(({ table, decision }) => [table, decision.step])).toEqual([['abc', 1]]);
    expect(mistakesHere('newest', () => false)).toEqual([]);
  });

  it('are the newest twenty, and none that was forgotten or is of another version', () => {
    const clock = vi.spyOn(Date, 'now');
    for (let n = 0; n < 22; n++) {
      clock.mockReturnValue(n);
      keep(`table ${n}`, 0);
    }
    clock.mockRestore();
    expect([keptReview('table 1'), keptReview('table 2')?.at]).toEqual([null, 2]);
    forgetReview('table 2');
    expect(keptReview('table 2')).toBeNull();
    localStorage.setItem('tenfold.reviews', localStorage.getItem('tenfold.reviews')!.replaceAll('"2 1"', '"1 1"'));
    expect(keptReview('table 3')).toBeNull();
  });
});
