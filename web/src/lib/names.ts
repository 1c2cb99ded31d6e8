/** What the players are called. */
import type { SeatView, TableView } from '../generated/messages';
import { gameWords } from '../games';
import type { Say } from './words.svelte';

function botName(bot: string, say: Say): string {
  const key = `page-bot-${bot}`;
  const name = say(key);
  return name === key ? say('page-bot-other', { bot }) : name;
}

/** What a game is called; one that the page has no words for, by its own word. */
export function gameName(game: string, say: Say): string {
  const key = `page-game-${game}`;
  const name = say(key);
  return name === key ? game : name;
}

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

export { botName };
