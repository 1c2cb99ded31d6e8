import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine, NoEngine } from '../src/engine';
import { forgetList } from '../src/engine/list';
import type { FromWorker, ToWorker } from '../src/engine/types';

/** A worker that hears everything and says what a test lets it say. */
class SilentWorker {
  static all: SilentWorker[] = [];
  heard: ToWorker[] = [];
  ended = false;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    SilentWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }
}

const FILES = { code: 'ten.wasm', manifest: 'ten.json' };
// A busy machine is slow.
const PATIENT = { timeout: 60_000 };
const SEARCH = { known: new Uint8Array(4), seed: 'tea' };
const lists = (...games: object[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve({ ok: true, json: () => Promise.resolve({ games: games.length > 1 ? games.shift() : games[0] }) }),
    ),
  );
const asked = async (): Promise<SilentWorker> => vi.waitUntil(() => SilentWorker.all.at(-1), PATIENT);

beforeEach(() => {
  SilentWorker.all = [];
  forgetList();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  it('starts no worker where there is no module, and asks again the next time', async () => {
    lists({}, { ten: { rules_version: 1, rules: FILES, bots: {} } });
    const engine = new Engine();
    expect(await engine.load('ten')).toBe(false);
    expect(SilentWorker.all).toEqual([]);
    const loading = engine.load('ten');
    const worker = await asked();
    worker.onmessage({ data: { id: 1, result: true } });
    expect(await loading).toBe(true);
    expect(worker.heard).toEqual([{ id: 1, name: 'load', asked: [FILES] }]);
  });

  it('tells whoever waits that the worker is lost, and starts another for the next', async () => {
    lists({ ten: { rules_version: 1, rules: FILES, bots: { sharp: FILES } } });
    const engine = new Engine();
    const lost = engine.evaluate('ten', 'sharp', SEARCH).catch((error: unknown) => error);
    const first = await asked();
    first.onerror({ message: 'out of memory' });
    expect(await lost).toBeInstanceOf(NoEngine);
    expect(first.ended).toBe(true);
    void engine.load('ten');
    await vi.waitUntil(() => SilentWorker.all.length === 2, PATIENT);
  });

  it('says how far a search is, and that nobody wants it any more', async () => {
    lists({ ten: { rules_version: 1, rules: null, bots: { sharp: FILES } } });
    const shares: number[] = [];
    const stop = new AbortController();
    const found = new Engine()
      .evaluate('ten', 'sharp', SEARCH, ({ share }) => shares.push(share), stop.signal)
      .catch(({ name }: Error) => name);
    const worker = await asked();
    worker.onmessage({ data: { id: 1, progress: { share: 0.5, alternatives: [] } } });
    stop.abort();
    expect(await found).toBe('AbortError');
    expect(shares).toEqual([0.5]);
    expect(worker.heard.at(-1)).toEqual({ id: 1, unwanted: true });
  });
});
