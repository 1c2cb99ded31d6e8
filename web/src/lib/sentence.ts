/** What happened, in words: as core/words.py says it. A card in a sentence is marked, so that it can be drawn. */
import { capital, spelled, type Details, type Say } from './words.svelte';

/** What the words of a game need beside its catalogue; a game gives it in games/NAME/words.ts. */
export interface GameWords {
  /** The key and the details of a card's name. */
  card(card: string): [key: string, details: Details];
  /** An action as a button has it. */
  action?(action: string, say: Say, cardName: (card: string) => string): string;
  /** What everybody sees without words: left out where what happened is told in short. */
  isPlain?(event: AnyEvent): boolean;
  /** The names of all who play, by their place in the view. */
  cast?(options: Record<string, unknown>, names: string[]): string[];
}

export interface AnyEvent {
  event: string;
  seat?: number;
  card?: string | null;
  [detail: string]: unknown;
}

/** A piece of a sentence: words, or a card. */
export type Part = string | { card: string };

/** The details of an event or a refusal that are cards. */
const CARDS = ['card', 'beaten'];
const [OPEN, CLOSE] = ['\u0002', '\u0003'];
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);
/** A card as it stands in a sentence. */
export const mark = (card: string): string => OPEN + card + CLOSE;

/** A marked sentence in pieces. */
export const partsOf = (text: string): Part[] =>
  text
    .split(MARKED)
    .map((piece, at) => (at % 2 ? { card: piece } : piece))
    .filter((piece) => piece !== '');

/** A marked sentence for the ear: cards by their names. */
export function spoken(text: string, nameOf: (card: string) => string): string {
  const named = text.replaceAll(`${CLOSE} ${OPEN}`, `${CLOSE}, ${OPEN}`);
  const words = partsOf(named).map((part) => (typeof part === 'string' ? part : nameOf(part.card)));
  return capital(words.join(''));
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

/** What a sentence mentions; `write` puts cards into it. */
export function worded(values: Record<string, unknown>, write: (card: string) => string): Details {
  const details: Details = {};
  for (const [detail, value] of Object.entries(values)) {
    if (typeof value === 'number' || typeof value === 'string') details[detail] = value;
    if (typeof value === 'string' && CARDS.includes(detail)) details[detail] = write(value);
  }
  return details;
}

/** What a refusal mentions, with cards by their names. */
export const reasonDetails = (game: GameWords, details: Record<string, unknown>, say: Say): Details =>
  worded(details, (card) => cardName(game, card, say));

/** Events of which each is another card of the same deed: they are told in one sentence. */
function alike(one: AnyEvent, other: AnyEvent): boolean {
  return typeof other.card === 'string' && one.event === other.event && one.seat === other.seat;
}

function told(name: string, events: readonly AnyEvent[], names: readonly string[], say: Say, reader: number | null): string {
  const event = events[0]!;
  const details: Details = { n: events.length, ...worded(event, mark) };
  if (typeof event.card === 'string') details.card = events.map((some) => mark(String(some.card))).join(' ');
  if (event.seat !== undefined) details.player = names[event.seat] ?? '';
  details.you = event.seat !== undefined && event.seat === reader ? 'yes' : 'no';
  const key = `${name}-${event.event}`;
  const whole = say(key, details);
  return capital(whole === key ? listed(event, details) : whole);
}

/** Events in marked sentences. A `seat` becomes its player's name, or `you`; cards of one deed stand together. */
export function sentences(
  game: string,
  events: readonly AnyEvent[],
  names: readonly string[],
  say: Say,
  reader: number | null,
): string[] {
  const groups: AnyEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && alike(last[0]!, event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => told(game, group, names, say, reader));
}
