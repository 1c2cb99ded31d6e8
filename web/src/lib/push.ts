/** Pushes: this device is told when it is its guest's turn, also when the page is closed. Only after somebody said yes. */
import { api } from './api';
import { games } from './games.svelte';
import { self } from './me.svelte';
import { gameName } from './names';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

/** What the worker says, which cannot read the page's words. It must not go with an old build's cache. */
const CACHE = 'tenfold-kept';
const WORDS = '/kept/words.json';

export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && globalThis.Notification?.permission !== undefined;

/** Ask the browser, from a press of the reader; whether notices may come. */
export async function begin(): Promise<boolean> {
  const granted = (await globalThis.Notification?.requestPermission()) === 'granted';
  settings.set('notices', granted);
  settings.set('asked', true);
  if (granted) await renew().catch(() => undefined);
  return granted;
}

let renewal: Promise<void> | null = null;

/**
 * Tell the server where this device is, once a visit: addresses change, and whoever signs in again has a new one. One at a time: of two
 * subscriptions at once the browser keeps one, and the server perhaps the other, whose pushes nobody can read.
 */
export function renew(): Promise<void> {
  return (renewal ??= tell().finally(() => (renewal = null)));
}

async function tell(): Promise<void> {
  if (!settings.chosen.notices || !possible() || globalThis.Notification.permission !== 'granted') return;
  await keepWords();
  await self.recall();
  const { key } = await api.pushKey();
  if (key === null || !self.me) return;
  const { endpoint, keys } = (await subscription(key)).toJSON();
  if (endpoint && keys?.p256dh && keys.auth) await api.subscribe({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** Of this server's key: one that was made for another is given up. */
async function subscription(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(wish);
  } catch (failed) {
    const old = await pushManager.getSubscription();
    if (!old) throw failed;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** Nothing more, from the server or from the browser. */
export async function stop(): Promise<void> {
  settings.set('notices', false);
  await renewal?.catch(() => undefined);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  await caches.delete(CACHE);
  if (self.me) await api.unsubscribe();
}

/** The sentences of a notice in the reader's language, with room for the game and the name. */
async function keepWords(): Promise<void> {
  await games.load();
  const room = { game: '{game}', name: '{name}' };
  const said = {
    title: say('page-your-turn'),
    turn: say('page-push-turn', room),
    nudge: say('page-push-nudge', room),
    rematch: say('page-push-rematch', room),
    games: Object.fromEntries(games.all.map(({ name }) => [name, gameName(name)])),
  };
  await (await caches.open(CACHE)).put(WORDS, new Response(JSON.stringify(said)));
}
