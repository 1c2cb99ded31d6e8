/** How things of TEN appear. They are local: what was there when the table was opened does not move. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { FADE, motion } from '../../lib/motion';
import type { Moment } from '../contract';

/** With less motion everything fades in. */
function appear(moment: Moment, css: (t: number, u: number) => string, delay = 0): TransitionConfig {
  return motion.on
    ? { duration: motion.ms(moment), delay, easing: cubicOut, css }
    : { duration: FADE, css: (t) => `opacity: ${t}` };
}

/** A bust token falls. */
export const land = (_: Element): TransitionConfig =>
  appear('bust', (t, u) => `translate: 0 ${-18 * u}px; rotate: ${-14 * u}deg; opacity: ${t}`);

/** A coin hops into its ring, one after the other. */
export const hop = (_: Element, { late }: { late: number }): TransitionConfig =>
  appear('take', (t, u) => `translate: 0 ${-12 * u}px; scale: ${0.4 + 0.6 * t}; opacity: ${t}`, 60 * late);

/** A ribbon closes over its run. */
export const close = (_: Element): TransitionConfig => appear('take', (_t, u) => `clip-path: inset(0 ${100 * u}% 0 0)`);

/** A strip grows, or folds back, when its card has arrived. */
export const grow = (_: Element, { back }: { back: boolean }): TransitionConfig =>
  appear('draw', (t) => `scale: ${t} 1; transform-origin: ${back ? 'right' : 'left'}`, 120);

/** The sheet of an auction rises. */
export const rise = (_: Element): TransitionConfig => appear('auction', (t, u) => `translate: 0 ${24 * u}px; opacity: ${t}`);

/** A bid is a tab that slides in. */
export const slide = (_: Element): TransitionConfig => appear('auction', (t, u) => `translate: ${-14 * u}px 0; opacity: ${t}`);
