/** The legal actions of a game that nobody drew a screen for. */
import type { Details } from '../lib/words.svelte';

/** Why an action may not be done, where the game's help says so. */
export type WhyNot = Record<string, { rule: string; message: string; details: Details }>;

const TOO_MANY = 8;

/** A few actions are one group; many of them are grouped by their first word: what to play, what to buy. */
export function grouped(legal: readonly string[]): string[][] {
  if (legal.length <= TOO_MANY) return legal.length > 0 ? [[...legal]] : [];
  const groups = new Map<string, string[]>();
  for (const action of legal) {
    const verb = action.split(' ')[0]!;
    groups.set(verb, [...(groups.get(verb) ?? []), action]);
  }
  return [...groups.values()];
}

const isReasons = (found: unknown): found is WhyNot =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((reason: { rule?: unknown } | null) => typeof reason?.rule === 'string');

/** The reasons in a game's help. Its shape is the game's own; what has this name has this meaning. */
export function whyNotIn(aid: unknown): WhyNot {
  const found: unknown = typeof aid === 'object' && aid !== null && 'why_not' in aid ? aid.why_not : null;
  return isReasons(found) ? found : {};
}
