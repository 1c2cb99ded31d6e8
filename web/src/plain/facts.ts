/** A view as named facts: numbers, words, cards and lists of them. Nothing here knows any game. */
import { spelled, wordOr } from '../lib/words.svelte';
import type { Shape } from './shape';

export type Value =
  | { is: 'number'; n: number }
  | { is: 'text'; text: string }
  | { is: 'cards'; cards: readonly string[] }
  | { is: 'facts'; facts: readonly Fact[] }
  | { is: 'list'; items: readonly Value[] }
  | { is: 'nothing' };

export interface Fact {
  name: string;
  label: string;
  value: Value;
}

/** Whose view it is, and the words for it. */
export interface Reading {
  game: string;
  names: readonly string[];
  say(key: string): string;
}

type Fields = Record<string, unknown>;

/** What the frame shows already, and the players, who have places of their own. */
const ELSEWHERE = ['game', 'options', 'seat', 'to_act', 'players'];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(text: string, field: string, { game }: Reading): Value {
  return { is: 'text', text: wordOr(`page-value-${game}-${field}-${text}`, spelled(text)) };
}

function listOf(items: readonly unknown[], field: string, shape: Shape, reading: Reading): Value {
  if (items.length > 0 && items.every((item, at) => typeof item === 'string' && shape.item(at).format === 'card')) {
    return { is: 'cards', cards: items as string[] };
  }
  if (items.length === 0) return shape.item(0).format === 'card' ? { is: 'cards', cards: [] } : { is: 'nothing' };
  return { is: 'list', items: items.map((item, at) => valueOf(item, field, shape.item(at), reading)) };
}

export function valueOf(value: unknown, field: string, shape: Shape, reading: Reading): Value {
  if (value === null || value === undefined) return shape.format === 'card' ? { is: 'cards', cards: [] } : { is: 'nothing' };
  if (Array.isArray(value)) return listOf(value, field, shape, reading);
  if (isFields(value)) return { is: 'facts', facts: factsOf(value, shape, reading) };
  if (typeof value === 'boolean') return { is: 'text', text: reading.say(value ? 'page-yes' : 'page-no') };
  if (typeof value === 'number')
    return shape.format === 'seat' ? { is: 'text', text: reading.names[value] ?? '' } : { is: 'number', n: value };
  return shape.format === 'card' ? { is: 'cards', cards: [String(value)] } : textOf(String(value), field, reading);
}

/** The fields of something, each with its name in words. */
export function factsOf(fields: Fields, shape: Shape, reading: Reading): Fact[] {
  return Object.entries(fields).map(([name, value]) => ({
    name,
    label: wordOr(`page-${reading.game}-view-${name}`, spelled(name)),
    value: valueOf(value, name, shape.field(name), reading),
  }));
}

/** What lies on the table; what is not there at all is left out. */
export function tableFacts(view: unknown, shape: Shape, reading: Reading): Fact[] {
  if (!isFields(view)) return [];
  const shown = Object.entries(view).filter(([name, value]) => !ELSEWHERE.includes(name) && value !== null);
  return factsOf(Object.fromEntries(shown), shape, reading);
}

/** What a player has, by the place in the view. */
export function playerFacts(view: unknown, place: number, shape: Shape, reading: Reading): Fact[] {
  const players = isFields(view) ? view.players : null;
  const player: unknown = Array.isArray(players) ? players[place] : null;
  return isFields(player) ? factsOf(player, shape.field('players').item(place), reading) : [];
}

/** How many players the view has. */
export function placesIn(view: unknown, names: readonly string[]): number {
  const players = isFields(view) ? view.players : null;
  return Math.max(names.length, Array.isArray(players) ? players.length : 0);
}
