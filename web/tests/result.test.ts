import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tell as tellTen } from '../src/games/ten/decided';
import { tell as tellTricks } from '../src/games/trick_later/decided';
import { headline, marginOf } from '../src/lib/headline';
import { Reveal, schedule } from '../src/lib/reveal.svelte';
import Sum from '../src/parts/Sum.svelte';

const say = (key: string, details = {}): string => [key, ...Object.values(details)].join(' ');
const list = (items: readonly string[]): string => items.join(' & ');
const names = ['Ada', 'Bo', 'Cy'];
const of = (scores: number[], winners: number[], seat: number | null = 0) =>
  headline({ outcome: { scores, winners, decided: 'by_points' }, names, seat, say, list });

describe('the headline', () => {
  it('says who won and by how much', () => {
    expect(of([21, 20, 19], [0])).toBe('page-result-you-by 1');
    expect(of([18, 20, 17], [1])).toBe('page-result-by Bo 2');
    expect(of([18, 20, 17], [1], null)).toBe('page-result-by Bo 2');
  });

  it('says that a tie was broken, or shared', () => {
    expect(of([20, 20, 19], [0])).toBe('page-result-you-tie');
    expect(of([20, 20, 19], [1])).toBe('page-result-tie Bo');
    expect(of([20, 19, 20], [0, 2])).toBe('page-result-shared page-you & Cy');
  });

  it('names no margin where fewer points win or nobody else played', () => {
    expect(marginOf({ scores: [3, 9], winners: [0], decided: '' })).toBe(null);
    expect(marginOf({ scores: [3], winners: [0], decided: '' })).toBe(null);
    expect(of([3, 9], [0])).toBe('page-you-won');
  });
});

describe('the moment of the result', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes 2.6 seconds, however many rows there are', () => {
    expect(schedule(4)).toEqual([0, 540, 1080, 1620, 2040, 2360, 2600]);
    expect(schedule(14).at(-1)).toBe(2600);
    expect(schedule(1).at(-1)).toBe(980);
  });

  it('shows one thing after the other', () => {
    const begun: string[] = [];
    const reveal = new Reveal(2, true, (what) => begun.push(what));
    const stop = reveal.run();
    vi.advanceTimersByTime(100);
    expect([reveal.closed, reveal.summed, reveal.told]).toEqual([1, false, false]);
    vi.advanceTimersByTime(2000);
    expect([reveal.closed, reveal.summed, reveal.told, reveal.over]).toEqual([2, true, true, true]);
    expect(begun).toEqual(['row', 'row', 'total', 'decided']);
    stop();
  });

  it('ends with any press', () => {
    const reveal = new Reveal(4, true);
    const stop = reveal.run();
    vi.advanceTimersByTime(10);
    window.dispatchEvent(new Event('keydown'));
    expect(reveal.over).toBe(true);
    stop();
  });

  it('is over at once where nothing moves', () => {
    expect(new Reveal(4, false).over).toBe(true);
  });
});

describe('the sum', () => {
  it('counts up, and says the total from the beginning', async () => {
    const props = { terms: [10, 5, 2], total: 17, counted: 1, summed: false, label: '17 points' };
    const { container, rerender } = render(Sum, props);
    const drawn = () =>
      [...container.querySelectorAll('.total svg')].map((glyph) => glyph.getAttribute('class')?.split(' ')[0]);
    expect(drawn()).toEqual(['d1', 'd0']);
    expect(container.querySelector('.total .numeral')?.getAttribute('aria-label')).toBe('17 points');
    await rerender({ ...props, counted: 3, summed: true });
    expect(drawn()).toEqual(['d1', 'd7']);
  });
});

describe('what decided', () => {
  const speech = { names, you: (place: number) => place === 0, say, cardName: (card: string) => card, list };
  const run = { colour: 'g', first: 1, last: 5, points: 5, wilds: [] };

  it('is said of TEN', () => {
    const cards = { by: 'cards', seat: 0, how: 'bought', cards: ['g3'], price: 3, before: 18, after: 21, run } as const;
    expect(tellTen({ ...cards, cards: ['g3'] }, speech)).toEqual({
      cards: ['g3'],
      title: 'Page-ten-decided-cards g3',
      text: 'page-ten-decided-bought yes Ada 3 18 21 page-ten-decided-runs g 1 5',
    });
    expect(tellTen({ by: 'run', seat: 1, run }, speech).text).toBe('page-ten-decided-ahead no Bo');
    const tied = [
      { seat: 0, worth: 9 },
      { seat: 2, worth: 7 },
    ];
    expect(tellTen({ by: 'tie', compared: 'currency', shared: false, points: 20, tied }, speech).text).toBe(
      'page-ten-decided-tie currency page-ten-decided-number page-you 9 & page-ten-decided-number Cy 7',
    );
  });

  it('is said of 10 Trick Later', () => {
    const outcome = { scores: [12, 10, 9], winners: [0], decided: 'by_points' };
    const trick = {
      by: 'trick',
      round: 2,
      trick: 7,
      seat: 0,
      rescued: ['g4'],
      lost: [],
      full: false,
      before: 9,
      after: 10,
    } as const;
    const of = (more: object) => tellTricks({ ...trick, rescued: ['g4'], lost: [], ...more }, outcome, speech).text;
    expect(of({})).toBe('page-trick_later-decided-rescued yes Ada g4 9 10');
    expect(of({ full: true })).toBe('page-trick_later-decided-full yes Ada  9 10');
    expect(of({ seat: 1, before: 10, after: 8, lost: ['r2'] })).toBe('page-trick_later-decided-lost no Bo r2 10 8');
  });
});
