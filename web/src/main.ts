import { mount } from 'svelte';
import App from './App.svelte';
import { build } from './lib/build.svelte';
import { face } from './lib/face';
import { games } from './lib/games.svelte';
import { reach } from './lib/reach.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import { wantsAll } from './practice/kept';
import './look/font.css';
import './look/tokens.css';
import './look/base.css';

/** Home is made of games. It waits for them as long as it would for the letters, and no longer. */
const LONGEST_WAIT_MS = 1_000;
const listed = (): Promise<unknown> => Promise.race([games.load(), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))]);

settings.show();
await Promise.all([words.speak(settings.language), face(), router.route.screen === 'home' ? listed() : null]);
mount(App, { target: document.getElementById('page')! });

// A part of this page that is gone from the server: there is a newer page. If the server itself is gone, that says nothing.
addEventListener('vite:preloadError', () => (build.old ||= !reach.away));

/** The worker keeps the shell; on a first visit it comes after what it should keep. */
async function work(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  active?.postMessage({ loaded: loaded.filter((path) => path.startsWith('/assets/')), practice: true });
  if (wantsAll()) await keepBots();
}
/** A few hundred kilobytes: for whoever is likely to want them, when nothing else goes on. */
async function keepBots(): Promise<void> {
  await new Promise((go) => (globalThis.requestIdleCallback ?? setTimeout)(go));
  await (await import('./practice/bots')).keepBots();
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) void work().catch(() => undefined);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void build.check();
});
