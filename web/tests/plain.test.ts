import { render, screen } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameWords } from '../src/games';
import { cardName, sentences, spoken, type AnyEvent } from '../src/lib/sentence';
import { say, words } from '../src/lib/words.svelte';
import { grouped, whyNotIn } from '../src/plain/actions';
import Actions from '../src/plain/Actions.svelte';
import { playerFacts, tableFacts, type Reading } from '../src/plain/facts';
import Facts from '../src/plain/Facts.svelte';
import { Shape } from '../src/plain/shape';

const CARD = { type: 'string', format: 'card' };
const SHAPE = new Shape({
  $ref: '#/$defs/View',
  $defs: {
    View: {
      properties: {
        beak: { items: CARD },
        phase: { type: 'string' },
        leader: { format: 'seat' },
        players: { items: { $ref: '#/$defs/Player' } },
      },
    },
    Player: { properties: { nest: { type: 'integer' }, hidden: { anyOf: [{ type: 'null' }, CARD] } } },
  },
});
const VIEW = {
  game: 'hoard',
  options: {},
  to_act: 0,
  left: 12,
  phase: 'last_call',
  leader: 1,
  beak: ['pearl', 'key'],
  lot: null,
  players: [
    { nest: 4, hidden: 'key' },
    { nest: 0, hidden: null },
  ],
};
const READING: Reading = { game: 'hoard', names: ['Ada', 'Bo'], say };
const HOARD = `hoard-card = the { $card }
hoard-took = { $player } takes { $card }.
hoard-M2-1 = Not with an empty beak.
page-hoard-view-left = Trinkets left
page-hoard-action-play = Play { $card }
page-hoard-action-fly-home = Off we go
page-you = changed by a stranger
`;

beforeAll(async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(address === '/hoard.ftl' ? HOARD : '', { status: address === '/hoard.ftl' ? 200 : 404 })),
  );
  await words.learn([{ en: '/hoard.ftl' }, { en: '/nothing.ftl' }]);
});

describe('the words of a game that the page was not built with', () => {
  it('come from its catalogue, and change none of ours', () => {
    expect(cardName(gameWords('hoard'), 'pearl', say)).toBe('the pearl');
    expect(say('page-you')).toBe('you');
  });

  it.each([
    ['play key', 'Play the key'],
    ['fly home', 'Off we go'],
    ['take all_of-it', 'Take all of it'],
  ])('%s is %s', (action, text) => {
    const game = gameWords('hoard');
    expect(game.action?.(action, say, (card) => cardName(game, card, say))).toBe(text);
  });

  it.each<[AnyEvent, string]>([
    [{ event: 'took', seat: 1, card: 'key' }, 'Bo takes the key.'],
    [{ event: 'flew_home', seat: 0, worth: 7 }, 'Ada · Flew home · Worth 7'],
    [{ event: 'hid', seat: 0, card: null }, 'Ada · Hid'],
    [{ event: 'dropped', card: 'key' }, 'Dropped · the key'],
  ])('%o is told', (event, text) =>
    expect(
      sentences('hoard', [event], ['Ada', 'Bo'], say, null).map((told) =>
        spoken(told, (card) => cardName(gameWords('hoard'), card, say)),
      ),
    ).toEqual([text]),
  );

  it('are identifiers where it brings none', () => {
    expect(cardName(gameWords('mute'), 'b5', say)).toBe('b5');
  });
});

describe('a view as facts', () => {
  const facts = () => tableFacts(VIEW, SHAPE, READING);

  it('has what lies on the table, by its name, and leaves out what is elsewhere or not there', () => {
    expect(facts().map(({ label }) => label)).toEqual(['Trinkets left', 'Phase', 'Leader', 'Beak']);
  });

  it('tells cards, seats, numbers and words apart', () => {
    expect(facts().map(({ value }) => value)).toEqual([
      { is: 'number', n: 12 },
      { is: 'text', text: 'Last call' },
      { is: 'text', text: 'Bo' },
      { is: 'cards', cards: ['pearl', 'key'] },
    ]);
  });

  it('has what each player has; a card that is not seen has an empty place', () => {
    expect(playerFacts(VIEW, 1, SHAPE, READING).map(({ value }) => value)).toEqual([
      { is: 'number', n: 0 },
      { is: 'cards', cards: [] },
    ]);
  });

  it('shows anything at all without a shape', () => {
    const odd = { a: [[1, [2]], {}], b: { c: { d: null } }, e: true, f: [] };
    render(Facts, { facts: tableFacts(odd, new Shape({}), READING), say, cardName: (card: string) => card });
    expect(screen.getByText('E').parentElement?.textContent).toContain('yes');
    expect(tableFacts(null, new Shape({}), READING)).toEqual([]);
    expect(playerFacts(7, 0, new Shape({}), READING)).toEqual([]);
  });

  it('does not turn in circles with a shape that does', () => {
    expect(new Shape({ $ref: '#/$defs/A', $defs: { A: { $ref: '#/$defs/A' } } }).field('x').item(0).format).toBeUndefined();
  });
});

describe('what may be done', () => {
  it('is grouped by its first word when there is much of it', () => {
    expect(grouped(['a 1', 'b 1', 'a 2'])).toEqual([['a 1', 'b 1', 'a 2']]);
    const many = ['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'c', 'a 4', 'a 5', 'a 6'];
    expect(grouped(many).map((group) => group.length)).toEqual([6, 2, 1]);
  });

  it('is a button each; below is what may not be done, its reason and the rule', () => {
    const act = vi.fn();
    const whyNot = whyNotIn({ why_not: { fly: { rule: 'M2.1', message: 'As the server says it.', details: {} } } });
    render(Actions, { game: 'hoard', legal: ['play key'], whyNot, act, actionName: (action: string) => action, say });
    screen.getByRole('button', { name: 'play key' }).click();
    expect(act).toHaveBeenCalledWith(['play key']);
    expect(screen.getByText(/Not with an empty beak/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule M2.1' }).getAttribute('href')).toBe('/rules/hoard/M2.1');
  });

  it.each([null, 3, {}, { why_not: 3 }, { why_not: { fly: null } }])('takes no reasons from %o', (aid) =>
    expect(whyNotIn(aid)).toEqual({}),
  );
});

it('is the same page for every game: only the folders of games name one', () => {
  const root = resolve(import.meta.dirname, '../src');
  const games = readdirSync(`${root}/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = new RegExp(`['"\`/{ .-](${games.join('|')})['"\`/:.-]`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
  const elsewhere = files.filter(
    (file) => !file.startsWith('generated/') && !games.some((game) => file.startsWith(`games/${game}/`)),
  );
  const found = elsewhere.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => named.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(games).toContain('ten');
  expect(found).toEqual([]);
});
