import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, pageOf } from '../plugins/rules';
import { found } from '../src/lib/rulesPage';

const page = (game: string) => pageOf(readFileSync(fileOf(game), 'utf8'), game);

it.each([
  ['ten', 'T6.2'],
  ['trick_later', 'L3.3'],
])('%s has a place for each rule', (game, id) => {
  const ids = page(game).sections.flatMap((section) => section.rules.map((rule) => rule.id));
  expect(ids).toContain(id);
  expect(new Set(ids.filter(Boolean)).size).toBe(ids.filter(Boolean).length);
});

it('links the numbers of rules to their places', () => {
  const rule = page('ten').sections.flatMap((section) => section.rules).find(({ id }) => id === 'T2.1');
  expect(rule?.html).toContain('<a href="/rules/ten/T11">T11</a>');
});

it('keeps nothing that a strict page forbids', () => {
  for (const game of ['ten', 'trick_later']) expect(JSON.stringify(page(game))).not.toMatch(/style=|<script|onclick/);
});

it('is searched by words and by numbers', () => {
  const ids = (wanted: string) => found(page('ten'), wanted).flatMap((section) => section.rules.map((rule) => rule.id));
  expect(ids('T6.2')).toContain('T6.2');
  expect(ids('bust token worth 3')).toContain('T2.3');
  expect(ids('zeppelin')).toEqual([]);
});
