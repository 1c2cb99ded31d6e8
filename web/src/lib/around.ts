/** Who is around the table, for whatever shows a seat: who is away, who reacts, and where a bot may be let in. */
import { getContext, setContext } from 'svelte';
import type { React } from '../generated/messages';

export type ReactionName = React['reaction'];
export const REACTIONS: readonly ReactionName[] = ['hello', 'bravo', 'haha', 'wow', 'ouch', 'thanks'];

export interface Company {
  /** Whether the guest of this place is not here. */
  away(place: number): boolean;
  /** Lets a bot play for whoever is away; null where the reader may not. */
  standIn(place: number): (() => void) | null;
  /** What this place shows just now. */
  reaction(place: number): { name: ReactionName; n: number } | null;
}

const KEY = Symbol('company');

export const keepCompany = (around: Company): Company => setContext(KEY, around);
export const company = (): Company | null => getContext<Company | undefined>(KEY) ?? null;
