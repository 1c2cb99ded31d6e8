/** A table on this device: the worker that plays it, and a socket to it as to a table of the server. */
import type { KnownShown } from '../lib/api';
import type { Socket, Surroundings } from '../lib/connection';
import { absent } from './absent.svelte';
import { isHere, keepGame, keptGames, newHere, type Kept } from './kept';
import type { Asked, NewGame, Told } from './messages';

const MISSING = 4404;

function start(asked: Asked, hear: (told: Told) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  worker.onerror = () => hear({ is: 'failed', why: 'worker' });
  worker.postMessage(asked);
  return worker;
}

/** Ask a worker of its own for one thing. */
function once<Is extends Told['is']>(is: Is, ...asked: Asked[]): Promise<Extract<Told, { is: Is }>> {
  return new Promise((done, failed) => {
    const worker = start(asked[0]!, (told) => {
      if (told.is === is) done(told as Extract<Told, { is: Is }>);
      else if (told.is === 'failed') failed(new Error(told.why));
      else return;
      worker.terminate();
    });
    for (const more of asked.slice(1)) worker.postMessage(more);
  });
}

/** Begin a game; gives the id of its table. Chance comes from this device, so the deal is nobody's proof of anything. */
export async function practise(game: string, options: Record<string, unknown>, bot: string, name: string): Promise<string> {
  const id = newHere();
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('');
  const log: NewGame = { options, bot, name, seed };
  const { wrote } = await once('open', { do: 'open', id, game, log });
  keepGame(id, { game, options, bot, at: Date.now(), over: false, log: wrote });
  return id;
}

/** The record file of a game. */
export async function recordOf(id: string): Promise<string> {
  const { game, log } = keptGames()[id]!;
  return (await once('record', { do: 'open', id, game, log }, { do: 'record' })).record;
}

/** The tables that are open now, by their ids. */
const open = new Map<string, Here>();

class Here implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private worker: Worker | null = null;
  private readonly closed = new AbortController();
  private knows: (known: string | null) => void = () => undefined;

  constructor(
    private readonly id: string,
    private readonly kept: Kept | undefined,
  ) {
    open.set(id, this);
    absent.bot = null;
    if (kept) this.worker = start({ do: 'open', id, game: kept.game, log: kept.log }, (told) => this.hear(told));
    else setTimeout(() => this.onclose?.({ code: MISSING }));
  }

  send(text: string): void {
    this.worker?.postMessage({ do: 'hear', text } satisfies Asked);
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.closed.abort();
    if (open.get(this.id) === this) open.delete(this.id);
  }

  /** What the person can know who must decide. */
  async known(): Promise<KnownShown> {
    const known = await new Promise<string | null>((go) => {
      this.knows = go;
      this.worker?.postMessage({ do: 'know' } satisfies Asked);
    });
    if (known === null) throw new Error('It is not your turn.');
    return JSON.parse(known) as KnownShown;
  }

  private hear(told: Told): void {
    if (told.is === 'open') this.onopen?.();
    else if (told.is === 'failed') this.onclose?.({ code: 0 });
    else if (told.is === 'said') this.tell(told);
    else if (told.is === 'known') this.knows(told.known);
    else if (told.is === 'asked') void this.think(JSON.parse(told.known) as KnownShown);
  }

  /** A bot that searches must decide. Where it cannot think here, the reader is told. */
  private async think(known: KnownShown): Promise<void> {
    const { engine } = await import('../engine');
    const found = await engine.think(this.kept!.game, known, this.closed.signal).catch(() => null);
    if (!this.worker) return;
    absent.bot = found ? null : known.bot;
    this.worker.postMessage({ do: 'move', action: found?.best ?? null } satisfies Asked);
  }

  /** What is told is kept before. */
  private tell({ said, wrote, over }: Extract<Told, { is: 'said' }>): void {
    if (this.kept && wrote.length > 0) {
      this.kept.log.push(...wrote);
      keepGame(this.id, { ...this.kept, over, at: Date.now() });
    }
    for (const data of said) this.onmessage?.({ data });
  }
}

/** What the person can know who must decide at a table on this device. */
export function knownHere(id: string): Promise<KnownShown> {
  return open.get(id)?.known() ?? Promise.reject(new Error('This table is closed.'));
}

/** What a table is reached by: nothing special where the server has it. */
export const surroundings = (id: string): Surroundings | undefined =>
  isHere(id) ? { open: () => new Here(id, keptGames()[id]), chance: Math.random } : undefined;
