/** What a review says, in words: as review/words.py says it, and to whoever played as "you". Cards in sentences are marked. */
import { gameWords } from '../games';
import type { Decision, Summary, TurningPoint } from '../lib/api';
import { mark, sentences, worded, type AnyEvent } from '../lib/sentence';
import { capital, say, words, type Details } from '../lib/words.svelte';

/** Who played what, and who of them reads. */
export interface Cast {
  game: string;
  names: readonly string[];
  you: number | null;
}

/** More reasons than these are a lecture. */
const MOST_FACTS = 3;

export const nameOf = ({ names, you }: Cast, seat: number): string =>
  seat === you ? capital(say('page-you')) : (names[seat] ?? '');

export const percent = (chance: number): number => Math.round(100 * chance);

/** A figure with its sign. */
export const signed = (number: number, digits = 0): string =>
  number
    .toLocaleString(words.language, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    .replace('-', '−');

export function summaryText({ how, seat, turn, chance }: Summary, cast: Cast): string {
  const details = { player: cast.names[seat] ?? '', turn, chance, you: seat === cast.you ? 'yes' : 'no' };
  return how === 'shared' ? say('review-shared') : say(`page-review-won-${how}`, details);
}

export const swingText = ({ seat, before, after }: TurningPoint, cast: Cast): string =>
  say('page-review-swing', { player: nameOf(cast, seat), before, after });

export const splitText = ({ luck, choices, noise }: TurningPoint): string =>
  say('page-review-split', { luck: signed(luck), choices: signed(choices), noise: signed(noise) });

/** What happened then, as the log says it. */
export const eventsText = ({ events }: TurningPoint, { game, names, you }: Cast): string =>
  sentences(game, events as AnyEvent[], names, say, you).join(' ');

/** An action as the page says it elsewhere. */
export const actionText = (game: string, action: string): string =>
  capital(gameWords(game).action?.(action, say, mark) ?? action);

/** A cost is a whole number of percent, give or take two standard errors. */
export const costOf = ({ cost = 0 }: Decision): number => Math.max(1, Math.round(cost));
export const costText = (found: Decision): string => {
  const { error = 0, points = 0 } = found;
  const margin = Math.max(1, Math.round(2 * error));
  return say('review-cost', { cost: signed(-costOf(found)), error: margin, points: signed(-points, 1) });
};

/** Why something else was better. */
export function reasons({ facts = [], better = 0, worse = 0 }: Decision, cast: Cast): string[] {
  const told = facts.slice(0, MOST_FACTS).map((fact) => factText(fact, cast));
  return [...told.filter((text) => text !== ''), say('review-deals', { better, worse })];
}

/** Chance then gave more than the choice cost. */
export const wentWell = ({ luck = 0, cost = 0 }: Decision): boolean => luck > cost;

/** The sentence of the game; nothing where it has none. */
function factText({ says, details = {} }: NonNullable<Decision['facts']>[number], { game, names }: Cast): string {
  const { seat } = details;
  const player: Details = typeof seat === 'number' ? { player: names[seat] ?? '' } : {};
  return capital(words.sayWhole(`${game}-fact-${says}`, { ...worded(details, mark), ...player }) ?? '');
}

/** The mistakes of a seat, or of everybody, the dearest first. */
export const mistakesOf = (decisions: readonly Decision[], seat: number | null): Decision[] =>
  decisions.filter((one) => one.mistake && (seat === null || one.seat === seat)).sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0));
