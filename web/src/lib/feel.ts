/** What happens at the table is heard, and on a phone felt: from the first gesture on, and only by who wants it. */
import type { Feeling } from '../games/contract';
import { settings } from './settings.svelte';
import type { Sound } from './sound/recipes';

const HEARD: Record<Feeling, Sound | null> = {
  draw: 'draw',
  take: 'fold',
  market: 'fold',
  auction: 'draw',
  bust: 'tear',
  trick: 'trick',
  attack: 'tear',
  rescue: 'fold',
  turn: null,
  coin: 'coin',
  win: 'win',
};

/** In milliseconds: a vibration, a rest, a vibration. */
const FELT: Partial<Record<Feeling, number[]>> = {
  draw: [8],
  take: [14],
  bust: [60],
  trick: [14],
  attack: [40, 30, 60],
  rescue: [20],
  win: [25, 60, 25, 60, 50],
};

/** The same sound again so soon is one sound. */
const AGAIN_MS = 60;
const last = new Map<Sound, number>();

let pressed = false;
for (const gesture of ['pointerup', 'keydown'])
  globalThis.addEventListener?.(gesture, () => (pressed = true), { once: true, capture: true });
/** Before it, browsers let no page sound or vibrate, and none should. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? pressed;

export function hear(sound: Sound): void {
  const now = performance.now();
  if (settings.chosen.muted || !touched() || now - (last.get(sound) ?? -AGAIN_MS) < AGAIN_MS) return;
  last.set(sound, now);
  // A device without sound plays silently.
  void import('./sound/player').then(({ play }) => play(sound)).catch(() => undefined);
}

/** `mine`: it happens to the reader, who then feels it, too. */
export function feel(moment: Feeling, mine = false): void {
  if (document.hidden) return;
  const [sound, pattern] = [HEARD[moment], FELT[moment]];
  if (sound) hear(sound);
  if (mine && pattern && settings.chosen.haptics && touched()) navigator.vibrate?.(pattern);
}
