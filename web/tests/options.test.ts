import { expect, it } from 'vitest';
import type { GameShown } from '../src/lib/api';
import { fieldsOf } from '../src/lib/options';

const NUMBER = { type: 'integer', minimum: 1, maximum: 5 };
const SEAT = { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' }] };
const LEVEL = { anyOf: [{ type: 'integer', minimum: 4, maximum: 10 }, { type: 'null' }] };
const TEN: GameShown = {
  name: 'ten',
  title: 'TEN',
  rules: 1,
  options: ['players', 'first', 'level'].map((name) => ({ name, says: '', default: null })),
  options_schema: { $defs: { TenOptions: { properties: { players: NUMBER, first: SEAT, level: LEVEL } } } },
  bots: [],
};
const shown = (players: number): string[] => fieldsOf(TEN, { players }).map(({ name }) => name);
const seats = (players: number): unknown[] => fieldsOf(TEN, { players })[1]!.values.map(({ value }) => value);

it('offers the level of the automaton to who plays alone, and to nobody else', () => {
  expect(shown(1)).toEqual(['players', 'first', 'level']);
  expect(shown(3)).toEqual(['players', 'first']);
});

it('offers as first player only seats that there are', () => {
  expect(seats(3)).toEqual([0, 1, 2, null]);
});
