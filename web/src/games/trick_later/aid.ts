import type { Details } from '../../lib/words.svelte';

/** What the server works out for a view of 10 Trick Later (src/tenfold/games/trick_later/aid.py). */
export interface Standing {
  seat: number;
  card: string;
  /** Null without an infected in the trick. */
  level: number | null;
  at_risk: string[];
}

export interface Fate {
  seat: number;
  lost: string[];
  rescued: string[];
  track: number;
}

export interface Prospect {
  standing: Standing;
  holds: boolean;
  is_last: boolean;
  /** All who are in the trick; you last. */
  boards: Fate[];
}

export interface Reason {
  rule: string;
  message: string;
  /** What the sentence of the rule mentions. */
  details: Details;
}

export interface Aid {
  trick: Standing | null;
  plays: Record<string, Prospect>;
  why_not: Record<string, Reason>;
  infected_may_lead: boolean;
  players: { next_rescue: number | null; points: number; game: number }[];
}
