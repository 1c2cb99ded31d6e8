/** It is your turn: told by the title, and if wished by a sound or by a notice of the browser. */
import { hear } from './feel';
import { settings } from './settings.svelte';

/** At the table of this path. */
export async function tellTurn(title: string, body: string, path: string): Promise<void> {
  if (settings.chosen.sound) hear('turn');
  if (!settings.chosen.notices || !document.hidden || globalThis.Notification?.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: new URL(path, location.href).href });
}
