/** The short ways to a game. */
import { api, type NewTable, type Rung, type TableShown } from './api';
import { drawn } from './drawn';
import { self } from './me.svelte';
import { router } from './router.svelte';
import { toCommit, toReveal } from './witness';

type Options = Record<string, unknown>;

/** Start at once, with this device's entropy in the deck: committed to first, revealed when nobody can change anything. */
async function begin({ table: { id }, table, seat }: TableShown): Promise<void> {
  const commitment = toCommit(table, seat);
  if (commitment !== null) await api.do(id, { do: 'commit', commitment });
  await api.do(id, { do: 'start' });
  if (commitment === null) return;
  const entropy = toReveal((await api.look(id)).table, seat);
  if (entropy !== null) await api.do(id, { do: 'reveal', entropy });
}

/** Open a table, and start where nobody is waited for. */
export async function play(table: NewTable, start: boolean, name = ''): Promise<void> {
  await self.be(name);
  const snapshot = await api.open(table);
  const opened = snapshot.table;
  if (start) await begin(snapshot);
  await drawn();
  router.go(`/t/${opened.id}`);
}

/** One level of a ladder, against nobody but the game. */
export const climb = (game: string, rung: Rung, options: Options): Promise<void> =>
  play({ game, options: { ...options, ...rung.options } }, true);

/** The guided first game, from where it was left. */
export async function learn(game: string): Promise<void> {
  await self.be();
  const { table } = await api.openLesson(game);
  await drawn();
  router.go(`/t/${table.id}`);
}

function againstBots(game: string, players: number, bot: string, options: Options): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ is: 'bot' as const, bot }));
  return { game, options: { ...options, players }, seats: [{ is: 'open' }, ...bots], house: { stand_in: bot } };
}

export const withBots = (game: string, players: number, bot: string, options: Options): Promise<void> =>
  play(againstBots(game, players, bot, options), true);

/** A new deal that others can play, too, each against the same bots. */
export async function offer(game: string, players: number, bot: string, options: Options): Promise<void> {
  await self.be();
  const { id } = await api.offerNewDeal(againstBots(game, players, bot, options));
  router.go(`/d/${id}`);
}
