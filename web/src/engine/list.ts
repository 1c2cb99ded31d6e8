/** Which modules the server has, by game. Right after its start it may still be making them, so what is missing is asked for again. */
import type { Files } from './types';

/** Where all of them lie. */
export const PLACE = '/engines/';
export const LIST = `${PLACE}engines.json`;

interface Engines {
  games: Record<string, { rules_version: number; rules: Files | null; bots: Record<string, Files>; judge?: Files | null }>;
}

let list: Engines = { games: {} };
let asking: Promise<void> | null = null;

async function ask(): Promise<Engines> {
  const answer = await fetch(LIST);
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return (await answer.json()) as Engines;
}

type Listed = Engines['games'][string];

const listed = (game: string, which: (found: Listed) => Files | null | undefined): Files | null => {
  const found = list.games[game];
  return (found && which(found)) ?? null;
};

/** Once for all who want to know at this moment. */
function renewed(): Promise<void> {
  asking ??= ask()
    .then((found) => void (list = found))
    .catch(() => undefined)
    .finally(() => (asking = null));
  return asking;
}

async function known(game: string, which: (found: Listed) => Files | null | undefined, rules?: number): Promise<Files | null> {
  if (!listed(game, which)) await renewed();
  const other = rules !== undefined && list.games[game]?.rules_version !== rules;
  return other ? null : listed(game, which);
}

/** The module of a bot, or that of the rules; null where there is none, or none yet, or none that knows these rules. */
export const filesOf = (game: string, bot: string | null, rules?: number): Promise<Files | null> =>
  known(game, (found) => (bot === null ? found.rules : found.bots[bot]), rules);

/** The module of whoever judges a game for reviews; null likewise. */
export const judgeOf = (game: string, rules: number): Promise<Files | null> => known(game, ({ judge }) => judge, rules);

/** What was listed is gone: the server has others now. */
export function forgetList(): void {
  list = { games: {} };
}
