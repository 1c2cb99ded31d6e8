/** What the frame gives to the screen of a game. See README.md. */
import type { Snippet } from 'svelte';
import type { Outcome, SeatView, Turn } from '../generated/messages';
import type { Face } from '../lib/names';
import type { Say } from '../lib/words.svelte';

/** The lengths of tokens.css. */
export type Moment = 'draw' | 'take' | 'market' | 'auction' | 'bust' | 'trick' | 'attack' | 'rescue' | 'turn';

/** What can be heard and felt: the moments, coins that go from hand to hand, and a game that is won. */
export type Feeling = Moment | 'coin' | 'win';

/** What sentences about a game are made of. */
export interface Speech {
  names: readonly string[];
  you(place: number): boolean;
  say: Say;
  cardName(card: string): string;
  list(items: readonly string[]): string;
}

export interface Motion {
  /** False: nothing travels, things cross-fade. */
  readonly on: boolean;
  /** How long a moment takes, in milliseconds; 0 when motion is off. */
  ms(moment: Moment): number;
}

export interface GameProps<View, Event = unknown, Aid = unknown> {
  /** What your seat sees, or a spectator. */
  view: View;
  /** What happened in this step; empty after a snapshot. */
  events: readonly Event[];
  /** The sequence number of what is shown. Effects that animate depend on it. */
  step: number;
  /** What you may do now; null when the decision is not yours. */
  legal: readonly string[] | null;
  /** Your seat; null for a spectator. */
  seat: number | null;
  /** Whose turn it is; null before the start, `turn.seat` is null when the game is over. */
  turn: Turn | null;
  /** When `turn` was told, by performance.now(): what a `Clock` counts from. */
  since: number;
  seats: readonly SeatView[];
  /** The players by their place in the view, also those without a seat. */
  names: readonly string[];
  /** The same, for places with little room: short, and no two alike. */
  shorts: readonly string[];
  /** How the bots look, by their place in the view; null for whoever is no bot. */
  faces: readonly (Face | null)[];
  /** Whether this place is the reader's. */
  you(place: number): boolean;
  /** Help that the server computed; its shape is the game's own. */
  aid: Aid | null;
  /** A move of yours is on its way. */
  busy: boolean;
  /** Do these actions, all of them or none. */
  act(actions: string[]): void;
  say: Say;
  /** A card in words. */
  cardName(card: string): string;
  /** An action as a button has it. */
  actionName(action: string): string;
  motion: Motion;
  /** Say which moment it is when it is seen: it is heard, too, and whoever has this place feels it in the hand. */
  feel(moment: Feeling, place?: number | null): void;
  /** Ask for a hint; null where there is none now. */
  hint: (() => void) | null;
  /** Ask the frame to wait before it shows the next step. */
  hold(ms: number): void;
  /** What happened, in words, for a screen that has the room for it; the frame's sheet has it in any case. */
  log: Snippet;
  /** What happened since the reader last acted: a line that can be opened, for the stage; nothing where nothing did. */
  lately: Snippet;
}

/** Of a game that the frame does not know: its screen says what it expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGameProps = GameProps<any, any, any>;

/** What a screen gets that a game brings: all that ours get but what the frame shows in any case. */
export type ScreenTable<View = unknown> = Omit<GameProps<View>, 'log' | 'lately'>;

/** What `mount` returns. */
export interface OwnScreen {
  /** Called after every step, with what is so now. */
  update(table: ScreenTable): void;
  unmount(): void;
}

/** An ES module that is a game's own screen. See docs/add-a-game.md. */
export interface ScreenModule {
  mount(element: HTMLElement, table: ScreenTable): OwnScreen;
}

/** What a quick-reference card gets: the options of the table that is looked at. */
export interface ReferenceProps {
  options: Record<string, unknown>;
}

export interface ResultProps<View, Aid = unknown> {
  view: View;
  outcome: Outcome;
  names: readonly string[];
  seat: number | null;
  you(place: number): boolean;
  aid: Aid | null;
  /** The game has just ended: its result is a moment. Otherwise, and with less motion, all of it is there at once. */
  live: boolean;
  feel(moment: Feeling, place?: number | null): void;
  /** Who won and by how much; it belongs on the turned sheet. */
  head: Snippet;
  /** What one may do next. */
  next: Snippet;
  say: Say;
  cardName(card: string): string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyResultProps = ResultProps<any, any>;
