/** What the engine is asked, and what comes of it. */
import type { Alternative } from '../../../src/tenfold/core/compile/wasm/engine.js';

export type { Alternative };

/** The files of a module, as the list names them. */
export interface Files {
  code: string;
  manifest: string;
}

/** A position by its bytes, or as a record tells it: options, a seed, and what has been done since. */
export type From = Uint8Array | { options: Record<string, unknown>; seed: string; actions: string[] };

export interface Standing {
  position: Uint8Array;
  legal: string[];
  isOver: boolean;
}

/** A game at its end, and how it came there. */
export interface Played extends Standing {
  actions: string[];
}

export interface Search {
  /** What somebody remembers of their view: the bytes of `Game.remembered`. The engine draws the rest. */
  known: Uint8Array;
  seed: string;
  /** How many iterations at most. With this limit alone every machine finds the same, to the last bit. */
  iterations?: number;
  /** End after about so long, however far the search is then. */
  milliseconds?: number;
  /** How often every action is tried at least: many times where its chance is to be shown. */
  least?: number;
}

/** What the bot would do, and the chances of what it looked at, each with its error, the best first. */
export interface Found {
  best: string;
  alternatives: Alternative[];
  iterations: number;
}

/** How much of a search is done, from 0 to 1, and what it has found so far. */
export interface Progress {
  share: number;
  alternatives: Alternative[];
}

/** All that the worker can be asked for, each about the module of these files. */
export interface Work {
  load(files: Files): boolean;
  position(files: Files, from: From): Standing;
  apply(files: Files, position: Uint8Array, actions: string[]): Standing;
  resample(files: Files, known: Uint8Array, seed: string): Standing;
  playOut(files: Files, position: Uint8Array, dice: number): Played;
  evaluate(files: Files, search: Search): Found;
}

export type Name = keyof Work;

/** What goes to the worker: a question with its number, or that its answer is not wanted any more. */
export type ToWorker = { id: number; name: Name; asked: unknown[] } | { id: number; unwanted: true };

/** What comes back: how far it is, then what came of it, or why nothing did. */
export type FromWorker = { id: number } & ({ progress: Progress } | { result: unknown } | { failed: string });
