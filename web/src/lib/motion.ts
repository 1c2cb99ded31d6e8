import type { Moment, Motion } from '../games/contract';
import { settings } from './settings.svelte';

export const motion: Motion = {
  get on() {
    return settings.moves;
  },
  ms(moment: Moment) {
    if (!settings.moves) return 0;
    return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--m-${moment}`)) || 0;
  },
};
