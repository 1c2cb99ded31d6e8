import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReferenceProps } from '../src/games/contract';
import TenReference from '../src/games/ten/Reference.svelte';
import TrickLaterReference from '../src/games/trick_later/Reference.svelte';
import { pieces } from '../src/lib/prose';
import { words } from '../src/lib/words.svelte';

const text = (Reference: Component<ReferenceProps>, options: Record<string, unknown>): string =>
  render(Reference, { options }).container.textContent.replaceAll(/\s+/g, ' ');
const headings = (Reference: Component<ReferenceProps>, options: Record<string, unknown>): (string | null)[] =>
  [...render(Reference, { options }).container.querySelectorAll('h3')].map((heading) => heading.textContent);

beforeAll(() => words.speak('en'));

describe('in short', () => {
  const usual = { players: 4, overflow: 'stay', rescue: 'at_most', tiebreak: 'upper' };

  it('starts with the goal, goes through a turn, and comes to the end', () => {
    expect(headings(TenReference, { players: 3 })).toEqual(['Goal', 'A turn', 'The end']);
    expect(headings(TenReference, { players: 1, level: 5, edition: 'de' })).toEqual(['Goal', 'A turn', 'Mona', 'The end']);
    expect(headings(TrickLaterReference, usual)).toEqual(['Goal', 'The deal', 'A trick', 'The end']);
  });

  it('follows the options of a table of TEN', () => {
    const [plain, variant] = [false, true].map((bust_buy) => text(TenReference, { players: 3, bust_buy }));
    expect(plain).not.toContain('or buy one card instead');
    expect(variant).toContain('or buy one card instead');
    expect(plain).toContain('In a tie, the most currency left wins');
    const solo = text(TenReference, { players: 1, level: 6, edition: 'en' });
    expect(solo).toContain('The lowest bid is 5, and only coins, bust tokens and second copies pay.');
    expect(solo).toContain('JEN draws until her net total is 6 or more');
    expect(solo).toContain('You win only with more points than JEN.');
  });

  it('follows the options of a table of 10 Trick Later', () => {
    const other = text(TrickLaterReference, { players: 3, overflow: 'cap', rescue: 'below', tiebreak: 'lower' });
    const plain = text(TrickLaterReference, usual);
    const pairs = [
      ['one that would pass 8 stays where it is', 'it stops at 8'],
      ['while a track reaches the lowest', 'while a track is above the lowest'],
      ['the most survivors still waiting', 'the most survivors rescued'],
      ['Ten cards each.', 'Ten cards each; one colour is out.'],
    ];
    for (const [before, after] of pairs) {
      expect(plain).toContain(before);
      expect(other).toContain(after);
      expect(other).not.toContain(before);
    }
  });

  it('says what a word means that not everybody knows', () => {
    const { container } = render(TenReference, { options: { players: 3 } });
    const term = [...container.querySelectorAll('button')].find((button) => button.textContent === 'tableau');
    const meaning = container.querySelector(`[id="${term?.getAttribute('popovertarget')}"]`);
    expect(meaning?.textContent).toContain('The tableau is the row of cards drawn in this turn.');
  });
});

it('cuts a sentence at its terms', () => {
  expect(pieces('Into the [tableau](tableau), [twice](two).')).toEqual([
    { text: 'Into the ', term: null },
    { text: 'tableau', term: 'tableau' },
    { text: ', ', term: null },
    { text: 'twice', term: 'two' },
    { text: '.', term: null },
  ]);
  expect(pieces('No term.')).toEqual([{ text: 'No term.', term: null }]);
});
