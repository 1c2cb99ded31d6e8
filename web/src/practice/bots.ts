/** Bots that search, on a device without a server: what they think with is kept there by the service worker. */
import { filesOf, judgeOf, LIST, PLACE } from '../engine/list';
import type { Files } from '../engine/types';
import { PRACTICE } from './games';

const addresses = (files: Files | null): string[] => (files ? [PLACE + files.manifest, PLACE + files.code] : []);

/** The files that a bot thinks with, if the server has them, or had. */
const filesFor = async (game: string, bot: string): Promise<string[]> =>
  addresses(await filesOf(game, bot, PRACTICE[game]!.rules));

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

/** Keep whatever the server has by now for them, and for reviews. */
export async function keepBots(): Promise<void> {
  const pairs = Object.entries(PRACTICE).flatMap(([game, { thinking }]) => Object.keys(thinking).map((bot) => [game, bot]));
  const bots = pairs.map(([game, bot]) => filesFor(game!, bot!));
  const judges = Object.entries(PRACTICE).map(async ([game, { rules }]) => addresses(await judgeOf(game, rules)));
  const files = await Promise.all([...bots, ...judges]);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: [LIST, ...files.flat()] });
}
