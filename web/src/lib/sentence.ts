/** What happened, in words: as core/words.py says it. */
import { capital, spelled, type Details, type Say } from './words.svelte';

/** What the words of a game need beside its catalogue; a game gives it in games/NAME/words.ts. */
export interface GameWords {
  /** The key and the details of a card's name. */
  card(card: string): [key: string, details: Details];
  /** An action as a button has it. */
  action?(action: string, say: Say, cardName: (card: string) => string): string;
  /** The names of all who play, by their place in the view. */
  cast?(options: Record<string, unknown>, names: string[]): string[];
}

export interface AnyEvent {
  event: string;
  seat?: number;
  card?: string | null;
  [detail: string]: unknown;
}

export function cardName(game: GameWords, card: string, say: Say): string {
  const [key, details] = game.card(card);
  const name = say(key, details);
  return name === key ? card : name;
}

/** An event that there are no words for: who, what, and with what. */
function listed({ event, seat: _, ...rest }: AnyEvent, details: Details): string {
  const known = Object.keys(rest).filter((name) => details[name] !== undefined);
  const more = known.map((name) => (name === 'card' ? details.card : `${spelled(name)} ${String(details[name])}`));
  return [details.player, spelled(event), ...more].filter(Boolean).join(' · ');
}

/** An event in words. A `seat` becomes its player's name, a `card` the name of the card. */
export function sentence(name: string, game: GameWords, event: AnyEvent, names: readonly string[], say: Say): string {
  const details: Details = {};
  for (const [detail, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') details[detail] = value;
  }
  if (event.seat !== undefined) details.player = names[event.seat] ?? '';
  if (typeof event.card === 'string') details.card = cardName(game, event.card, say);
  const key = `${name}-${event.event}`;
  const whole = say(key, details);
  const said = whole === key ? listed(event, details) : whole;
  return capital(said);
}
