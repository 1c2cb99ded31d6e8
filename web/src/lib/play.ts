/** The short ways to a game. */
import { api, type NewTable } from './api';
import { drawn } from './drawn';
import { self } from './me.svelte';
import { entropy } from './proof';
import { router } from './router.svelte';

/** Open a table, add this device's entropy to its deck, and start at once where nobody is waited for. */
export async function play(table: NewTable, start: boolean): Promise<void> {
  await self.be();
  const { table: opened } = await api.open(table);
  if (start) {
    if (opened.commitment !== null) await api.do(opened.id, { do: 'stir', entropy: entropy() });
    await api.do(opened.id, { do: 'start' });
  }
  await drawn();
  router.go(`/t/${opened.id}`);
}

export const solo = (level: number): Promise<void> => play({ game: 'ten', options: { players: 1, level } }, true);

export function withBots(game: string, players: number, bot: string): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ is: 'bot' as const, bot }));
  return play({ game, options: { players }, seats: [{ is: 'open' }, ...bots], house: { stand_in: bot } }, true);
}
