/** What the players are called. */
import type { SeatView, TableView } from '../generated/messages';
import { gameWords } from '../games';
import type { BotShown, TableListed } from './api';
import { games } from './games.svelte';
import { list, say as speak, spelled, wordOr, type Say } from './words.svelte';

export function botName(bot: string, say: Say): string {
  const key = `page-bot-${bot}`;
  const name = say(key);
  return name === key ? say('page-bot-other', { bot }) : name;
}

/** What there is to say about a bot, in the reader's language where it has words for it; else as the server says it. */
export const botNote = (bot: Pick<BotShown, 'name' | 'says'>): string => wordOr(`bot-${bot.name}`, bot.says);

/** What a game is called; one that nobody has words for, by its title. */
export const gameName = (game: string): string => wordOr(`page-game-${game}`, games.find(game)?.title ?? spelled(game));

/** What bots are called at a table: by the figure that is folded for their seat. So a name is short, and stays. */
export const FIGURES = ['crane', 'boat', 'fox', 'whale', 'swan', 'dart', 'hat'] as const;
export type Figure = (typeof FIGURES)[number];

/** How a bot looks, and what it is. */
export interface Face {
  figure: Figure;
  /** From 1 to 4; null where nobody knows. */
  strength: number | null;
  /** In words. */
  kind: string;
}

const STRONGEST = 4;
const figureAt = (seat: number): Figure => FIGURES[seat % FIGURES.length]!;

function nameAt(seat: number, say: Say): string {
  const round = Math.floor(seat / FIGURES.length);
  return say(`page-figure-${figureAt(seat)}`) + (round > 0 ? ` ${round + 1}` : '');
}

export function faceOf(game: string, seat: SeatView, at: number, say: Say): Face | null {
  if (seat.is !== 'bot') return null;
  const bot = seat.bot ?? '';
  const level = games.find(game)?.bots.find(({ name }) => name === bot)?.level;
  return {
    figure: figureAt(at),
    strength: level === undefined ? null : Math.max(1, Math.min(level, STRONGEST)),
    kind: botName(bot, say),
  };
}

/** A name for every seat. */
export function seatNames(seats: readonly SeatView[], say: Say): string[] {
  return seats.map((seat, at) => (seat.is === 'bot' ? nameAt(at, say) : (seat.name ?? say('page-seat-open'))));
}

/** The same for a game that is told without its seats: by the names that its record has, and the bots by seat. */
export const namesOf = (names: readonly string[], bots: readonly (string | null)[], say: Say): string[] =>
  names.map((name, at) => (bots[at] ? nameAt(at, say) : name));

/** The names of all who play, by their place in the view. */
export function castOf(table: TableView, say: Say): string[] {
  const names = seatNames(table.seats, say);
  return gameWords(table.game).cast?.(table.options, names) ?? names;
}

/** Who else is at a table of a list. */
export function people(table: TableListed, you: string | null): string {
  const others = seatNames(table.seats, speak).filter(
    (_, at) => table.seats[at]?.is !== 'open' && table.seats[at]?.guest !== you,
  );
  return others.length === 0 ? speak('page-table-alone') : speak('page-table-with', { names: list(others) });
}
