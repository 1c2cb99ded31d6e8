/** The games that are played on this device alone: their logs, kept after every move. */
import { keep, kept } from '../lib/settings.svelte';

const KEY = 'tenfold.practice';
const MOST_GAMES = 20;
const PREFIX = 'here-';

export interface Kept {
  game: string;
  options: Record<string, unknown>;
  bot: string;
  /** When something last happened there. */
  at: number;
  over: boolean;
  /** The entries of the log, as JSON. */
  log: string[];
}

/** Whether practice was opened here once. */
const OPENED = 'tenfold.practises';

export const noteOpened = (): void => keep(OPENED, { opened: true });

/** Whether this device is to have all that it takes to play without a server: as an app, or where somebody has practised. */
export const wantsAll = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || kept(OPENED, { opened: false }).opened;

export type Games = Record<string, Kept>;

/** Whether a table is on this device, and no server knows it. */
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

export const newHere = (): string => PREFIX + crypto.getRandomValues(new Uint32Array(2)).join('-');

export const keptGames = (): Games => kept<Games>(KEY, {});

/** The newest few, those that go on before those that are over. */
export function keepGame(id: string, game: Kept): void {
  const all = Object.entries({ ...keptGames(), [id]: game });
  all.sort(([, a], [, b]) => Number(a.over) - Number(b.over) || b.at - a.at);
  keep(KEY, Object.fromEntries(all.slice(0, MOST_GAMES)));
}

export function forgetGame(id: string): void {
  const { [id]: _, ...others } = keptGames();
  keep(KEY, others);
}
