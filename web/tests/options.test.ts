import { expect, it } from 'vitest';
import type { GameShown } from '../src/lib/api';
import { editionOf, fieldsOf, rungsOf, usualOptions } from '../src/lib/options';

const NUMBER = { type: 'integer', minimum: 1, maximum: 5 };
const SEAT = { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' }] };
const EDITION = { enum: ['en', 'ja', 'es', 'de'] };
const LEVEL = { anyOf: [{ type: 'integer', minimum: 4, maximum: 10 }, { type: 'null' }] };
const only = (option: string, values: unknown[], on: string, value: unknown) => ({
  if: { properties: { [on]: { const: value } }, required: [on] },
  then: { properties: { [option]: { enum: values } } },
});
const CONDITIONS = [
  only('first', [null, 0, 1, 2], 'players', 3),
  only('level', [null], 'players', 3),
  only('level', [null, 5, 6], 'edition', 'de'),
];
const TEN: GameShown = {
  name: 'ten',
  title: 'TEN',
  rules: 1,
  options: ['players', 'first', 'level'].map((name) => ({ name, says: '', default: null })),
  options_schema: {
    $defs: { TenOptions: { properties: { players: NUMBER, first: SEAT, level: LEVEL, edition: EDITION }, allOf: CONDITIONS } },
  },
  bots: [],
  usual_bot: '',
  adviser: null,
  ladder: [4, 5, 6].map((level) => ({ level, options: { players: 1, level } })),
  lesson: null,
  brings: { screen: null, teaser: null, view: null, words: {}, rules: {} },
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

it('knows no game: what goes with what is what the schema says', () => {
  const levels = (edition: string): unknown[] =>
    fieldsOf(TEN, { players: 1, edition })
      .at(-1)!
      .values.map(({ value }) => value);
  expect(levels('de')).toEqual([5, 6, null]);
  expect(levels('en')).toEqual([4, 5, 6, 7, 8, 9, 10, null]);
});

it('begins with the edition of the language that is spoken, at a level that it has', () => {
  const levels = (language: string): number[] => rungsOf(TEN, usualOptions(TEN, language)).map(({ level }) => level);
  expect(usualOptions(TEN, 'de')).toEqual({ edition: 'de' });
  expect([levels('de'), levels('en'), levels('fr')]).toEqual([
    [5, 6],
    [4, 5, 6],
    [4, 5, 6],
  ]);
  expect(usualOptions({ ...TEN, options_schema: {} }, 'de')).toEqual({});
});

it('stays with the edition of a table that is played once more', () => {
  expect(editionOf({ edition: 'de', players: 1 })).toEqual({ edition: 'de' });
  expect(editionOf({ players: 4 })).toEqual({});
});
