/** It is your turn: told by the title, and if wished by a sound or by a notice of the browser. */
import { settings } from './settings.svelte';

/** Two short tones, made here: no file is loaded. */
export function chime(): void {
  const context = new AudioContext();
  [523.25, 783.99].forEach((frequency, at) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
  setTimeout(() => void context.close(), 1000);
}

/** At the table of this path. */
export async function tellTurn(title: string, body: string, path: string): Promise<void> {
  if (settings.chosen.sound) chime();
  if (!settings.chosen.notices || !document.hidden || globalThis.Notification?.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: new URL(path, location.href).href });
}
