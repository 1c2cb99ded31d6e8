/** Bots that search, on a device without a server: what they think with is kept there by the service worker. */
import { filesOf, LIST, PLACE } from '../engine/list';
import { PRACTICE } from './games';

/** The files that a bot thinks with, if the server has them, or had. */
async function filesFor(game: string, bot: string): Promise<string[]> {
  const files = await filesOf(game, bot, PRACTICE[game]!.rules);
  return files ? [PLACE + files.manifest, PLACE + files.code] : [];
}

async function isKept(game: string, bot: string): Promise<boolean> {
  const files = await filesFor(game, bot);
  const kept = await Promise.all(files.map((file) => globalThis.caches?.match(file)));
  return files.length > 0 && kept.every(Boolean);
}

/** The bots that can play a game here without a server, the weakest first. */
export async function botsHere(game: string): Promise<string[]> {
  const { quick, thinking } = PRACTICE[game]!;
  const names = Object.keys(thinking);
  const kept = await Promise.all(names.map((bot) => isKept(game, bot)));
  return [...quick, ...names.filter((_, at) => kept[at])];
}

/** Keep whatever the server has for them by now. */
export async function keepBots(): Promise<void> {
  const pairs = Object.entries(PRACTICE).flatMap(([game, { thinking }]) => Object.keys(thinking).map((bot) => [game, bot]));
  const files = await Promise.all(pairs.map(([game, bot]) => filesFor(game!, bot!)));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: [LIST, ...files.flat()] });
}
