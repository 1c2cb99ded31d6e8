/** A hint: thought out on this device where it can be, by the server everywhere else. */
import { isHere } from '../practice/kept';
import { knownHere } from '../practice/table';
import { api, Failed, type HintShown } from './api';

/** Have whoever gives hints at hand before somebody asks; whether that can be. Elsewhere the server thinks. */
export function prepareHints(game: string, adviser: string): Promise<boolean> {
  return import('../engine').then(({ engine }) => engine.load(game, adviser)).catch(() => false);
}

/** The table says what there is to know and who thinks about it; null where that one is not here, or has no opinion. */
async function thoughtHere(table: string, game: string, signal: AbortSignal): Promise<HintShown | null> {
  const { engine } = await import('../engine');
  const known = await (isHere(table) ? knownHere(table) : api.known(table, signal));
  if (!(await engine.load(game, known.bot))) return null;
  const { best, alternatives } = await engine.think(game, known, signal);
  return alternatives.length ? { turn: known.turn, bot: known.bot, best, alternatives, brief: false } : null;
}

/** What the server refuses it refuses either way; anything else that goes wrong here is no matter, for it can think, too. */
export async function hintFor(table: string, game: string, signal: AbortSignal): Promise<HintShown> {
  const here = await thoughtHere(table, game, signal).catch((error: unknown) => {
    if (signal.aborted || error instanceof Failed || isHere(table)) throw error;
    return null;
  });
  return here ?? api.hint(table, signal);
}
