/** Which modules the server has, by game. Right after its start it may still be making them, so what is missing is asked for again. */
import type { Files } from './types';

/** Where all of them lie. */
export const PLACE = '/engines/';
export const LIST = `${PLACE}engines.json`;

interface Engines {
  games: Record<string, { rules_version: number; rules: Files | null; bots: Record<string, Files> }>;
}

let list: Engines = { games: {} };
let asking: Promise<void> | null = null;

async function ask(): Promise<Engines> {
  const answer = await fetch(LIST);
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return (await answer.json()) as Engines;
}

function listed(game: string, bot: string | null): Files | null {
  const found = list.games[game];
  return (bot === null ? found?.rules : found?.bots[bot]) ?? null;
}

/** Once for all who want to know at this moment. */
function renewed(): Promise<void> {
  asking ??= ask()
    .then((found) => void (list = found))
    .catch(() => undefined)
    .finally(() => (asking = null));
  return asking;
}

/** The module of a bot, or that of the rules; null where there is none, or none yet, or none that knows these rules. */
export async function filesOf(game: string, bot: string | null, rules?: number): Promise<Files | null> {
  if (!listed(game, bot)) await renewed();
  const other = rules !== undefined && list.games[game]?.rules_version !== rules;
  return other ? null : listed(game, bot);
}

/** What was listed is gone: the server has others now. */
export function forgetList(): void {
  list = { games: {} };
}
