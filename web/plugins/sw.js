// The shell of the page and what thinks in it, for a start without a connection. What the server says of tables is never kept.
const CACHE = 'tenfold-%BUILD%';
const KEPT = 'tenfold-kept';
const SHELL = ['/', '/manifest.webmanifest', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('tenfold-') && name !== CACHE && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

/** What one needs to play without a connection. */
const PRACTICE = ['%PRACTICE%'];

/** One after the other, for whatever else is loaded meanwhile; what is there already is not loaded again. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) if (!(await caches.match(file))) await cache.add(file);
}

/** What the page had loaded before there was a worker; then what it may need when there is no server. What does not come is
 * asked for at the next visit. */
self.addEventListener('message', (event) => {
  const { loaded = [], practice = false, keep: more = [] } = event.data;
  const kept = caches.open(CACHE).then((cache) => cache.addAll(loaded));
  event.waitUntil(kept.then(() => keep([...(practice ? PRACTICE : []), ...more])).catch(() => undefined));
});

/** Files with a hash in their name never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Which engines there are: as the server says, else as it last said. */
async function list(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  } catch (lost) {
    const last = await cache.match(request);
    if (last) return last;
    throw lost;
  }
}

/** The newest page if there is a server, else the last one: behind a proxy its absence is an answer, too. */
async function page(request) {
  const kept = () => caches.match('/');
  try {
    const answer = await fetch(request);
    return (answer.status >= 502 && (await kept())) || answer;
  } catch (lost) {
    const last = await kept();
    if (last) return last;
    throw lost;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname === '/engines/engines.json') event.respondWith(list(event.request));
  else if (/^\/(assets|engines)\//.test(url.pathname)) event.respondWith(asset(event.request));
});

/** What to say if the page has left no words: a device that takes pushes has been there, but stores can be emptied. */
const ENGLISH = {
  title: 'Your turn',
  turn: '{game}: the others are waiting for your move.',
  nudge: '{game}: {name} is waiting for you.',
  rematch: '{game}: {name} wants a rematch.',
  games: {},
};

async function wordsFor() {
  try {
    const kept = await (await caches.open(KEPT)).match('/kept/words.json');
    return { ...ENGLISH, ...(kept ? await kept.json() : {}) };
  } catch {
    return ENGLISH;
  }
}

/** One notice for each table, the newest in place of the last. */
async function tell(note) {
  const words = await wordsFor();
  const path = `/t/${encodeURIComponent(note.table)}`;
  const game = words.games[note.game] ?? 'Tenfold';
  const body = (words[note.kind] ?? words.turn).replace('{game}', () => game).replace('{name}', () => note.name ?? '');
  const title = note.kind === 'rematch' ? 'Tenfold' : words.title;
  const data = new URL(path, location.origin).href;
  await self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data });
  await self.navigator.setAppBadge?.();
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((client) => client.url === event.notification.data);
    await (there ? there.focus() : self.clients.openWindow(event.notification.data));
  };
  event.waitUntil(open());
});
