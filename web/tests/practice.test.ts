import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetList } from '../src/engine/list';
import { absent } from '../src/practice/absent.svelte';
import { botsHere } from '../src/practice/bots';
import { keepGame, noteOpened, wantsAll } from '../src/practice/kept';
import type { Asked, Told } from '../src/practice/messages';
import { knownHere, surroundings } from '../src/practice/table';

const think = vi.hoisted(() => vi.fn());
vi.mock('../src/engine', () => ({ engine: { think } }));
vi.mock('../src/practice/games', () => ({
  PRACTICE: { ten: { rules: 2, quick: ['careful'], thinking: { sharp: 100, master: 1000 } } },
}));

const KNOWN = { turn: 7, bot: 'sharp', seed: 'move 7', known: 'AAAA', least: 1, milliseconds: 100 };

/** A table's worker that says what a test lets it say. */
class TableWorker {
  static last: TableWorker;
  heard: Asked[] = [];
  onmessage: (event: { data: Told }) => void = () => undefined;

  constructor() {
    TableWorker.last = this;
  }

  postMessage(message: Asked): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.heard.push({ do: 'record' });
  }
}

function lists(version: number): void {
  const files = (bot: string) => ({ code: `${bot}.wasm`, manifest: `${bot}.json` });
  const bots = { sharp: files('sharp'), master: files('master') };
  const games = { ten: { rules_version: version, rules: null, bots } };
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ games }) }));
}

const keeps = (...names: string[]) =>
  vi.stubGlobal('caches', { match: (file: string) => Promise.resolve(names.includes(file) ? {} : undefined) });

function opened(): TableWorker {
  keepGame('here-1', { game: 'ten', options: {}, bot: 'sharp', at: 1, over: false, log: [] });
  surroundings('here-1')!.open('');
  return TableWorker.last;
}

beforeEach(() => {
  forgetList();
  localStorage.clear();
  think.mockReset();
  vi.stubGlobal('Worker', TableWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('bots on a device without a server', () => {
  it('are those that move at once, and those whose module is kept whole', async () => {
    lists(2);
    keeps('/engines/sharp.wasm', '/engines/sharp.json', '/engines/master.json');
    expect(await botsHere('ten')).toEqual(['careful', 'sharp']);
  });

  it('are the quick ones alone where modules know other rules, or nothing can be kept', async () => {
    lists(3);
    keeps('/engines/sharp.wasm', '/engines/sharp.json');
    expect(await botsHere('ten')).toEqual(['careful']);
    lists(2);
    forgetList();
    vi.stubGlobal('caches', undefined);
    expect(await botsHere('ten')).toEqual(['careful']);
  });

  it('are wanted by an app, and where somebody has practised', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(wantsAll()).toBe(false);
    noteOpened();
    expect(wantsAll()).toBe(true);
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(wantsAll()).toBe(true);
  });
});

describe('a table on this device', () => {
  it('lets the engine think for a bot that searches', async () => {
    think.mockResolvedValue({ best: 'draw' });
    const worker = opened();
    worker.onmessage({ data: { is: 'asked', known: JSON.stringify(KNOWN) } });
    await vi.waitUntil(() => worker.heard.length === 2);
    expect(think.mock.calls[0]!.slice(0, 2)).toEqual(['ten', KNOWN]);
    expect(worker.heard[1]).toEqual({ do: 'move', action: 'draw' });
    expect(absent.bot).toBe(null);
  });

  it('says who cannot think any more, so that a quick bot plays', async () => {
    think.mockRejectedValue(new Error('gone'));
    const worker = opened();
    worker.onmessage({ data: { is: 'asked', known: JSON.stringify(KNOWN) } });
    await vi.waitUntil(() => worker.heard.length === 2);
    expect(worker.heard[1]).toEqual({ do: 'move', action: null });
    expect(absent.bot).toBe('sharp');
  });

  it('knows what a hint is thought from, on the turn of the person', async () => {
    const worker = opened();
    const known = knownHere('here-1');
    worker.onmessage({ data: { is: 'known', known: JSON.stringify(KNOWN) } });
    expect(await known).toEqual(KNOWN);
    const early = knownHere('here-1').catch(({ message }: Error) => message);
    worker.onmessage({ data: { is: 'known', known: null } });
    expect(await early).toBe('It is not your turn.');
  });
});
