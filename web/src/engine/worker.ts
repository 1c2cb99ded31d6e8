/** The engine, beside the page: rules and bots as WebAssembly, each loaded when it is first asked for. */
import { sha256 } from '@noble/hashes/sha2.js';
import {
  chanceOf,
  Engine,
  instantiate,
  Thinker,
  useSha256,
  type Manifest,
} from '../../../src/tenfold/core/compile/wasm/engine.js';
import { PLACE } from './list';
import { search, Unwanted, type Asker } from './search';
import type { Files, From, FromWorker, Name, Played, Search, Standing, ToWorker } from './types';

// At home the page may come without TLS, and then the browser has none.
useSha256(sha256);

const loaded = new Map<string, Promise<Engine | Thinker>>();

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(PLACE + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function fresh(files: Files): Promise<Engine | Thinker> {
  const [manifest, code] = await Promise.all([fetched(files.manifest), fetched(files.code)]);
  const about = (await manifest.json()) as Manifest;
  return new (about.bot === null ? Engine : Thinker)(about, await instantiate(code));
}

/** The module of these files; what did not come is asked for again. */
function module(files: Files): Promise<Engine | Thinker> {
  const found = loaded.get(files.code) ?? fresh(files);
  loaded.set(files.code, found);
  found.catch(() => loaded.delete(files.code));
  return found;
}

const rules = (files: Files): Promise<Engine> => module(files) as Promise<Engine>;

function standing(engine: Engine): Standing {
  return { position: engine.position, legal: engine.legal(), isOver: engine.isOver };
}

async function place(engine: Engine, from: From): Promise<void> {
  if (from instanceof Uint8Array) engine.position = from;
  else {
    engine.start(from.options, await chanceOf(from.seed));
    for (const action of from.actions) engine.apply(action);
  }
}

/** Each has the module for itself: one question after another. */
const WORK = {
  load: async (files: Files): Promise<boolean> => Boolean(await module(files)),

  async position(files: Files, from: From): Promise<Standing> {
    const engine = await rules(files);
    await place(engine, from);
    return standing(engine);
  },

  async apply(files: Files, position: Uint8Array, actions: string[]): Promise<Standing> {
    const engine = await rules(files);
    engine.position = position;
    for (const action of actions) engine.apply(action);
    return standing(engine);
  },

  async resample(files: Files, known: Uint8Array, seed: string): Promise<Standing> {
    const engine = await rules(files);
    engine.position = known;
    engine.resample(await chanceOf(seed));
    return standing(engine);
  },

  async playOut(files: Files, position: Uint8Array, dice: number): Promise<Played> {
    const engine = await rules(files);
    engine.position = position;
    const played = engine.played(engine.playOut(dice));
    return { ...standing(engine), actions: Array.from(played, (number) => engine.manifest.actions[number]!) };
  },

  evaluate: async (files: Files, asked: Search, asker: Asker) => search((await module(files)) as Thinker, asked, asker),
};

const say = (message: FromWorker): void => postMessage(message);
const unwanted = new Set<number>();

async function answer(id: number, name: Name, asked: unknown[]): Promise<void> {
  const asker: Asker = { tell: (progress) => say({ id, progress }), isWanted: () => !unwanted.has(id) };
  try {
    if (!asker.isWanted()) throw new Unwanted();
    const work = WORK[name] as (...asked: unknown[]) => Promise<unknown>;
    say({ id, result: await work(...asked, asker) });
  } catch (error) {
    say({ id, failed: String(error) });
  }
  unwanted.delete(id);
}

let before = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('unwanted' in data) unwanted.add(data.id);
  else before = before.then(() => answer(data.id, data.name, data.asked));
});
