import type { Moment, Motion } from '../games/contract';
import { settings } from './settings.svelte';

/** How long something fades in that does not travel. */
export const FADE = 120;

/** The build writes 280ms as .28s. */
function inMs(time: string): number {
  return (parseFloat(time) || 0) * (time.trim().endsWith('ms') ? 1 : 1000);
}

export const motion: Motion = {
  get on() {
    return settings.moves;
  },
  ms(moment: Moment) {
    if (!settings.moves) return 0;
    return inMs(getComputedStyle(document.documentElement).getPropertyValue(`--m-${moment}`));
  },
};
