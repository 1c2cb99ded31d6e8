import { expect, it } from 'vitest';
import { sidesOf } from '../src/games/trick_later/sides';
import type { SeatView } from '../src/generated/messages';
import { isAlone } from '../src/lib/company';
import { FIGURES, namesOf, seatNames } from '../src/lib/names';
import { shortNames } from '../src/lib/short';

const MOST = 9;
const CROWDS = [
  ['Anna', 'Boat', 'Fox'],
  ['Alexander Hamilton', 'Alexander Graham Bell', 'Alexandra Hepburn'],
  ['Maximilian1', 'Maximilian2', 'Maximilian11', 'Maximilian'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhaufen', 'Wolfeschlegelsteinhagen'],
  ['とてもながいなまえのひと', 'とてもながいなまえのねこ', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
];

it.each(CROWDS.map((names) => [names]))('never shortens two names to the same: %j', (names) => {
  const shorts = shortNames(names);
  expect(new Set(shorts).size).toBe(names.length);
  for (const short of shorts) expect([...new Intl.Segmenter().segment(short)].length).toBeLessThanOrEqual(MOST);
});

it('leaves a short name as it is, and prefers whole words', () => {
  expect(shortNames(['Anna', 'Christina Rossetti'])).toEqual(['Anna', 'Christina']);
});

it('calls bots by their seats, so that no two are called the same', () => {
  const bots = Array.from({ length: 2 * FIGURES.length }, () => ({ is: 'bot', bot: 'careful' }) as SeatView);
  const say = (key: string): string => key.replace('page-figure-', '');
  expect(new Set(seatNames(bots, say)).size).toBe(bots.length);
  expect(seatNames(bots, say).slice(0, 3)).toEqual(['crane', 'boat', 'fox']);
});

it('seats everybody clockwise from the left of whoever is below', () => {
  expect(sidesOf(0, 4)).toEqual(['below', 'left', 'top', 'right']);
  expect(sidesOf(2, 4)).toEqual(['top', 'right', 'below', 'left']);
  expect(sidesOf(1, 3)).toEqual(['right', 'below', 'left']);
});

it('knows whether there is anybody to talk to', () => {
  const seats = [{ is: 'guest', guest: 'me' }, { is: 'bot' }] as SeatView[];
  const at = (more: object) =>
    isAlone({ table: { seats }, presence: { guests: ['me'], watching: 0 }, chat: [], you: 'me', seat: 0, ...more } as never);
  expect(at({})).toBe(true);
  expect(at({ presence: { guests: ['me'], watching: 1 } })).toBe(false);
  expect(at({ table: { seats: [...seats, { is: 'open' }] } })).toBe(false);
  expect(at({ presence: { guests: ['me', 'friend'], watching: 0 } })).toBe(false);
});

it('calls the bots of a game by their figures, and nobody else', () =>
  expect(namesOf(['Anna', 'Sharp (bot)', 'JEN'], [null, 'sharp'], (key) => key)).toEqual(['Anna', 'page-figure-boat', 'JEN']));
