/** Finished games, as one says them. */
import type { Accuracy, GamePlayed } from '../lib/api';
import { marginOf } from '../lib/headline';
import { botName, gameName, seatNames } from '../lib/names';
import { list, say, spelled, wordOr, words } from '../lib/words.svelte';

/** How the reader came off, or who won: "won", "second", "lost". */
export function placeText({ outcome, place, seat }: GamePlayed): string {
  if (!outcome || place === null) return '';
  if (place === 1) return say(outcome.winners.length > 1 && seat !== null ? 'page-after-shared' : 'page-after-won');
  return outcome.scores.length === 2 ? say('page-after-lost') : say('page-after-place', { n: place });
}

/** Of which game, and with whom. */
export function whoPlayed(game: GamePlayed): string {
  const others = seatNames(game.seats, say).filter((_, at) => at !== game.seat);
  const name = gameName(game.game);
  if (game.level !== null) return say('page-after-level', { game: name, level: game.level });
  return others.length === 0
    ? say('page-after-alone', { game: name })
    : say('page-after-with', { game: name, names: list(others) });
}

/** Who won and by how much, where the reader did not play. */
export function winnersText({ outcome, seats }: GamePlayed): string {
  if (!outcome) return '';
  const names = seatNames(seats, say);
  return say('page-won', { n: outcome.winners.length, names: list(outcome.winners.map((at) => names[at] ?? '')) });
}

/** When, how close, how long. */
export function whenPlayed(game: GamePlayed): string {
  // Behind two others it does not matter by how much the first was ahead of the second.
  const near = game.place === 1 || game.outcome?.scores.length === 2;
  const margin = game.outcome && near ? marginOf(game.outcome) : null;
  const minutes = Math.max(1, Math.round((game.ended - game.started) / 60_000));
  const parts = [
    new Date(game.ended).toLocaleDateString(words.language, { day: 'numeric', month: 'short', year: 'numeric' }),
    ...(margin === null || margin === 0 ? [] : [say('page-after-by', { n: margin })]),
    say('page-after-length', { moves: game.length, minutes }),
  ];
  return parts.join(' · ');
}

/** The reader's points come first, then the others'. */
export function pointsOf({ outcome, seat }: GamePlayed): { own: number | null; others: number[] } {
  const scores = outcome?.scores ?? [];
  const first = seat ?? outcome?.winners[0] ?? 0;
  return { own: scores[first] ?? null, others: scores.filter((_, at) => at !== first) };
}

/** How many of the reader's decisions were as good as the best. */
export const percent = ({ good, decisions }: Accuracy): string =>
  (good / decisions).toLocaleString(words.language, { style: 'percent', maximumFractionDigits: 0 });

/** The bots among the others; none are people. */
export const againstText = (bots: string): string =>
  bots === '' ? say('page-after-people') : list(bots.split(',').map((bot) => botName(bot, say)));

/** What a game counts, in its own words. */
export const tallyName = (game: string, key: string): string => wordOr(`page-${game}-tally-${key}`, spelled(key));
