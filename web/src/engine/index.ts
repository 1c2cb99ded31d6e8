/**
 * Rules and bots on this device, in a Web Worker that is started with the first question.
 *
 * A game's module has its rules, and each of its bots has one of its own; whether there are any is up to the server. Where one is
 * missing, what is asked of it fails with `NoEngine`, and whoever asked does without. Questions are answered one after another.
 */
import { fromBase64 } from '../../../src/tenfold/core/compile/wasm/engine.js';
import type { KnownShown } from '../lib/api';
import { filesOf, forgetList } from './list';
import type { Files, Found, From, FromWorker, Name, Played, Progress, Search, Standing, ToWorker, Work } from './types';

export type { Alternative, Found, From, Played, Progress, Search, Standing } from './types';

/** There is no such module here, or no worker runs in this browser. */
export class NoEngine extends Error {}

interface Waiting {
  tell: (progress: Progress) => void;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

export class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** Have a module ready: of a bot, or of the rules; whether it is there. */
  async load(game: string, bot: string | null = null): Promise<boolean> {
    return this.ask(game, bot, 'load', []).catch(() => false);
  }

  position(game: string, from: From): Promise<Standing> {
    return this.ask(game, null, 'position', [from]);
  }

  apply(game: string, position: Uint8Array, actions: string[]): Promise<Standing> {
    return this.ask(game, null, 'apply', [position, actions]);
  }

  /** A whole position that agrees with what is known: the rest is drawn from the seed. */
  resample(game: string, known: Uint8Array, seed: string): Promise<Standing> {
    return this.ask(game, null, 'resample', [known, seed]);
  }

  /** At random to the end of the game; `dice` is any whole number. */
  playOut(game: string, position: Uint8Array, dice: number): Promise<Played> {
    return this.ask(game, null, 'playOut', [position, dice]);
  }

  /** What a bot thinks. It is told how far that is, and ends soon after the signal. */
  evaluate(
    game: string,
    bot: string,
    search: Search,
    onProgress: (progress: Progress) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<Found> {
    return this.ask(game, bot, 'evaluate', [search], onProgress, signal);
  }

  /** The same about what somebody can know, as a table tells it. */
  think(game: string, { bot, known, seed, least, milliseconds }: KnownShown, signal: AbortSignal): Promise<Found> {
    return this.evaluate(game, bot, { known: fromBase64(known), seed, least, milliseconds }, undefined, signal);
  }

  private async ask<N extends Name>(
    game: string,
    bot: string | null,
    name: N,
    asked: Parameters<Work[N]> extends [Files, ...infer More] ? More : never,
    tell: (progress: Progress) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<ReturnType<Work[N]>> {
    const files = await filesOf(game, bot);
    signal?.throwIfAborted();
    if (!files) throw new NoEngine(`There is no module of ${bot ?? 'the rules'} for ${game} here.`);
    return (await this.answer(name, [files, ...asked], tell, signal)) as ReturnType<Work[N]>;
  }

  private answer(name: Name, asked: unknown[], tell: Waiting['tell'], signal?: AbortSignal): Promise<unknown> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, { tell, done, failed });
      this.send({ id, name, asked });
      signal?.addEventListener('abort', () => {
        if (!this.waiting.delete(id)) return;
        this.send({ id, unwanted: true });
        failed(signal.reason as Error);
      });
    });
  }

  private send(message: ToWorker): void {
    this.worker ??= this.started();
    this.worker.postMessage(message);
  }

  private started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.lose(event.message);
    return worker;
  }

  private hear(message: FromWorker): void {
    const asker = this.waiting.get(message.id);
    if ('progress' in message) return asker?.tell(message.progress);
    this.waiting.delete(message.id);
    if ('result' in message) return asker?.done(message.result);
    forgetList();
    asker?.failed(new Error(message.failed));
  }

  /** The worker could not start, or has died: the next question starts another. */
  private lose(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of this.waiting.values()) failed(new NoEngine(why));
    this.waiting.clear();
  }
}

export const engine = new Engine();
