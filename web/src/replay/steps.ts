/** Ways through the steps of a game: which turn a step belongs to, and where one comes to from there. */
import type { components } from '../generated/http';

type Shown = components['schemas'];
export type Piece = Shown['Replay'];
export type Step = Shown['Step'];
export type TurnBegun = Shown['TurnBegun'];

export const clamp = (n: number, length: number): number => Math.max(0, Math.min(Math.round(n) || 0, length));

/** The place of the turn in which a step is. */
export const turnAt = (turns: readonly TurnBegun[], at: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ step }) => step <= at),
  );

/** A turn on: where the next one begins, or to the end. */
export const nextTurn = (turns: readonly TurnBegun[], at: number, length: number): number =>
  turns.find(({ step }) => step > at)?.step ?? length;

/** A turn back: to where this one began, or from there to where the last one did. */
export const lastTurn = (turns: readonly TurnBegun[], at: number): number => turns.findLast(({ step }) => step < at)?.step ?? 0;

/** A key that was pressed on the scrubber, as the step that it leads to; null for any other key. */
export function byKey(key: string, at: number, turns: readonly TurnBegun[], length: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return clamp(at - 1, length);
  if (key === 'ArrowRight' || key === 'ArrowUp') return clamp(at + 1, length);
  if (key === 'PageUp') return lastTurn(turns, at);
  if (key === 'PageDown') return nextTurn(turns, at, length);
  if (key === 'Home') return 0;
  return key === 'End' ? length : null;
}

const SWIPE_PX = 48;

/** A finger that went so far: one step on, one back, or nothing. */
export function bySwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** What an address says: where to begin, with whose eyes, and whether what comes is not to be told. */
export interface Moment {
  at: number;
  eyes: number | null;
  opened: boolean;
  untold: boolean;
}

export function momentOf(search: string): Partial<Moment> {
  const said = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const text = said.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  };
  const [at, eyes] = [number('at'), number('eyes')];
  return {
    ...(at === undefined ? {} : { at }),
    ...(eyes === undefined ? {} : { eyes }),
    opened: said.has('open'),
    untold: said.has('untold'),
  };
}

/** The other way round. */
export function searchOf({ at, eyes, opened, untold }: Partial<Moment>): string {
  const parts = [at === undefined ? '' : `at=${at}`, eyes == null ? '' : `eyes=${eyes}`, opened && 'open', untold && 'untold'];
  const said = parts.filter(Boolean).join('&');
  return said && `?${said}`;
}
