import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, gamesWithRules } from '../plugins/rules';
import { pageOf } from '../src/lib/rulesMarkdown';
import { found, type RulesPage } from '../src/lib/rulesPage';

const LANGUAGES = ['en', 'de', 'es', 'ja'];
const GAMES = gamesWithRules();
const EVERY = LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const));

const page = (game: string, language = 'en'): RulesPage => pageOf(readFileSync(fileOf(language, game), 'utf8'), game);
const rulesOf = (page: RulesPage) => page.sections.flatMap((section) => section.rules);
const ids = (page: RulesPage) => rulesOf(page).map((rule) => rule.id);
const search = (wanted: string, language = 'en') =>
  found(page('ten', language), wanted).flatMap((section) => section.rules.map((rule) => rule.id));

it.each([
  ['ten', 'T6.2'],
  ['trick_later', 'L3.3'],
])('%s has a place for each rule', (game, id) => {
  const numbered = ids(page(game)).filter(Boolean);
  expect(numbered).toContain(id);
  expect(new Set(numbered).size).toBe(numbered.length);
});

it.each(EVERY)('%s has every rule of %s, each with its text', (language, game) => {
  expect(ids(page(game, language))).toEqual(ids(page(game)));
  expect(page(game, language).sections.map((section) => section.id)).toEqual(page(game).sections.map((section) => section.id));
  expect(rulesOf(page(game, language)).filter((rule) => rule.text.length < 10)).toEqual([]);
});

it.each(EVERY)('%s has the tables, lists and links of %s', (language, game) => {
  const marks = (page: RulesPage) => rulesOf(page).map((rule) => rule.html.match(/<(td|li|code)>/g)?.length ?? 0);
  const links = (page: RulesPage) => rulesOf(page).map((rule) => [...new Set(rule.html.match(/href="[^"]*"/g))].sort());
  expect(marks(page(game, language))).toEqual(marks(page(game)));
  expect(links(page(game, language))).toEqual(links(page(game)));
});

it('links the numbers of rules to their places', () => {
  const rule = rulesOf(page('ten')).find(({ id }) => id === 'T2.1');
  expect(rule?.html).toContain('<a href="/rules/ten/T11">T11</a>');
});

it.each(EVERY)('%s keeps nothing in %s that a strict page forbids, and no mark of Markdown', (language, game) => {
  expect(JSON.stringify(page(game, language))).not.toMatch(/style=|<script|onclick/);
  expect(rulesOf(page(game, language)).filter((rule) => rule.text.includes('*'))).toEqual([]);
});

it('is searched by words and by numbers', () => {
  expect(search('T6.2')).toContain('T6.2');
  expect(search('bust token worth 3')).toContain('T2.3');
  expect(search('zeppelin')).toEqual([]);
});

it.each([
  ['de', 'verzockt-marker 3 wert', 'T2.3'],
  ['es', 'NUMERO mercado', 'T4.2'],
  ['ja', 'バーストトークン 価値', 'T2.3'],
  ['ja', '切り直し', 'T1.3'],
  ['ja', 'Ｔ６．２', 'T6.2'],
])('is searched in %s', (language, wanted, id) => {
  expect(search(wanted, language)).toContain(id);
});
