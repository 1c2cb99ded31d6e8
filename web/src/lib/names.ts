/** What the players are called. */
import type { SeatView, TableView } from '../generated/messages';
import { gameWords } from '../games';
import type { BotShown } from './api';
import { games } from './games.svelte';
import { spelled, wordOr, type Say } from './words.svelte';

export function botName(bot: string, say: Say): string {
  const key = `page-bot-${bot}`;
  const name = say(key);
  return name === key ? say('page-bot-other', { bot }) : name;
}

/** What there is to say about a bot, in the reader's language where it has words for it; else as the server says it. */
export const botNote = (bot: Pick<BotShown, 'name' | 'says'>): string => wordOr(`bot-${bot.name}`, bot.says);

/** What a game is called; one that nobody has words for, by its title. */
export const gameName = (game: string): string => wordOr(`page-game-${game}`, games.find(game)?.title ?? spelled(game));

function nameOf(seat: SeatView, say: Say): string {
  if (seat.is === 'bot') return botName(seat.bot ?? '', say);
  return seat.name ?? say('page-seat-open');
}

/** A name for every seat; the second bot of a kind has a number, so that nobody mixes them up. */
export function seatNames(seats: readonly SeatView[], say: Say): string[] {
  const names = seats.map((seat) => nameOf(seat, say));
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return seats[at]?.is === 'bot' && before > 0 ? `${name} ${before + 1}` : name;
  });
}

/** The names of all who play, by their place in the view. */
export function castOf(table: TableView, say: Say): string[] {
  const names = seatNames(table.seats, say);
  return gameWords(table.game).cast?.(table.options, names) ?? names;
}
