/** Deals that many play, as one says them. */
import { api, type DealShown } from '../lib/api';
import { drawn } from '../lib/drawn';
import { games } from '../lib/games.svelte';
import { rungOf } from '../lib/ladder.svelte';
import { self } from '../lib/me.svelte';
import { botName, gameName } from '../lib/names';
import { router } from '../lib/router.svelte';
import { list, say } from '../lib/words.svelte';

/** What is played, and against whom. */
export function dealText(deal: DealShown): string {
  const game = gameName(deal.game);
  const rung = rungOf(games.find(deal.game), deal.options);
  if (rung) return say('page-after-level', { game, level: rung.level });
  const bots = [...new Set(deal.seats.flatMap(({ bot }) => (bot ? [botName(bot, say)] : [])))];
  if (bots.length === 0) return say('page-after-alone', { game });
  return say('page-after-deal-bots', { game, n: deal.seats.length, names: list(bots) });
}

/** Open a deal, or come back to it. */
export async function playDeal(deal: string): Promise<void> {
  await self.be();
  const { table } = await api.playDeal(deal);
  await drawn();
  router.go(`/t/${table.id}`);
}
