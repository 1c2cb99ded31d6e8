// The shell of the page, for a start without a connection. What the server says is never kept.
const CACHE = 'tenfold-%BUILD%';
const SHELL = ['/', '/manifest.webmanifest', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('tenfold-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

/** What the page had loaded before there was a worker. */
self.addEventListener('message', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data.loaded)));
});

/** Files with a hash in their name never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The newest page if there is a connection, else the last one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw lost;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
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
