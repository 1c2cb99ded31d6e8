/** Deals of others that were opened on this device, by their ids: until somebody plays one the server knows of no guest of it. */
import { keep, kept } from '../lib/settings.svelte';

const KEY = 'tenfold.deals';
const MOST = 20;

export const seenDeals = (): string[] => kept<{ ids: string[] }>(KEY, { ids: [] }).ids;

export function noteDeal(id: string): void {
  keep(KEY, { ids: [id, ...seenDeals().filter((other) => other !== id)].slice(0, MOST) });
}

export function forgetDeal(id: string): void {
  keep(KEY, { ids: seenDeals().filter((other) => other !== id) });
}
