import { describe, expect, it } from 'vitest';
import { wordsOf } from '../plugins/words';
import { gameWords } from '../src/games';
import { cardName, partsOf, reasonDetails, sentences, spoken, type AnyEvent } from '../src/lib/sentence';
import { bundleOf, phrase, type Say } from '../src/lib/words.svelte';

const bundle = bundleOf('en', wordsOf('en'));
const say: Say = (key, details) => phrase(bundle, key, details);
const NAMES = ['Ada', 'Bo'];
const nameIn = (game: string) => (card: string) => cardName(gameWords(game), card, say);
const told = (game: string, event: AnyEvent, reader: number | null = null): string =>
  sentences(game, [event], NAMES, say, reader)
    .map((text) => spoken(text, nameIn(game)))
    .join('|');

describe('TEN', () => {
  it.each<[AnyEvent, string]>([
    [{ event: 'drew', seat: 0, card: 'b5' }, 'Ada draws blue 5.'],
    [{ event: 'drew', seat: 1, card: 'w#' }, 'Bo draws the super wildcard.'],
    [{ event: 'to_market', card: 'g#' }, 'The green wildcard goes to the market.'],
    [{ event: 'gained', seat: 1, coins: 1 }, 'Bo gains 1 coin.'],
    [{ event: 'gained', seat: 1, coins: 4 }, 'Bo gains 4 coins.'],
    [{ event: 'bust', seat: 0, by: 'currency', total: 13, limit: 10 }, 'Ada busts: currency 13, over 10.'],
    [{ event: 'settled', seat: 0, by: 'currency', amount: 0 }, 'Nobody is paid: it was the currency that bust.'],
    [{ event: 'won', seat: 0, card: 'w3', price: 6 }, 'Ada takes the wildcard 3 for 6.'],
    [{ event: 'over' }, 'The game is over.'],
  ])('says %o', (event, words) => expect(told('ten', event)).toBe(words));

  it.each<[AnyEvent, string]>([
    [{ event: 'drew', seat: 0, card: 'b5' }, 'You draw blue 5.'],
    [{ event: 'turn', seat: 0 }, 'Your turn.'],
    [{ event: 'turn', seat: 1 }, "Bo's turn."],
    [{ event: 'paid_tokens', seat: 0, tokens: 1, lost: 2 }, 'You pay with 1 bust token; 2 too much, and there is no change.'],
  ])('says to whom it happened that it was you: %o', (event, words) => expect(told('ten', event, 0)).toBe(words));

  it('puts the cards of one deed into one sentence, as cards', () => {
    const events = ['b2', 'p1'].map((card) => ({ event: 'kept', seat: 1, card }));
    const market = ['g3', 'o4'].map((card) => ({ event: 'to_market', card }));
    const [kept, gone] = sentences('ten', [...events, ...market], NAMES, say, 0);
    expect(partsOf(kept!)).toEqual(['Bo keeps ', { card: 'b2' }, ' ', { card: 'p1' }, '.']);
    expect(spoken(gone!, nameIn('ten'))).toBe('Green 3, orange 4 go to the market.');
  });

  it('names the card that a refusal is about', () => {
    const details = reasonDetails(gameWords('ten'), { card: 'b2', price: 2 }, say);
    expect(say('ten-T6-2', details)).toMatch(/^You own blue 2 already/);
  });

  it('names the automaton of a solo game', () => {
    expect(gameWords('ten').cast?.({ players: 1, edition: 'en' }, ['Ada'])).toEqual(['Ada', 'JEN']);
    expect(gameWords('ten').cast?.({ players: 1, edition: 'de' }, ['Ada'])).toEqual(['Ada', 'Mona']);
    expect(gameWords('ten').cast?.({ players: 2 }, NAMES)).toEqual(NAMES);
  });
});

describe('10 Trick Later', () => {
  it.each<[AnyEvent, string]>([
    [{ event: 'played', seat: 0, card: 'r3' }, 'Ada plays red 3.'],
    [{ event: 'lost', seat: 1, card: 'i8' }, 'Bo loses infected 8.'],
    [{ event: 'gave', seat: 1, card: null }, 'Bo sets a card aside.'],
    [
      { event: 'took_trick', seat: 1, card: 'g1', by: 'nine', beaten: 'g8' },
      'Bo takes the trick with green 1: beside green 8 it counts as 9.',
    ],
    [{ event: 'took_trick', seat: 1, card: 'g7', by: 'colour', beaten: null }, 'Bo takes the trick with green 7.'],
    [{ event: 'track', seat: 0, value: 5, over: 'yes' }, "Ada's track is at 5: it may not pass 8."],
    [{ event: 'scored', seat: 0, points: 1 }, 'Ada scores 1 point.'],
  ])('says %o', (event, words) => expect(told('trick_later', event)).toBe(words));
});

describe('actions', () => {
  it.each([
    ['ten', 'draw', 'Draw'],
    ['ten', 'take currency', 'Take currency'],
    ['ten', 'bid 7', 'Bid 7'],
    ['ten', 'pass', 'Pass'],
    ['ten', 'token', 'Take the bust token'],
    ['ten', 'buy g5', 'Buy green 5 for 5'],
    ['ten', 'pay 1x', '1 bust token'],
    ['ten', 'pay 10c', '10 coins'],
    ['ten', 'pay w3', 'Give the wildcard 3'],
    ['trick_later', 'play i8', 'Play infected 8'],
    ['trick_later', 'give r3', 'Give red 3'],
    ['trick_later', 'keep', 'Keep'],
  ])('of %s: %s', (game, action, words) => {
    const cardName = (card: string): string => say(...gameWords(game).card(card));
    expect(gameWords(game).action?.(action, say, cardName)).toBe(words);
  });
});

it('says of an unknown game what its cards are', () => {
  expect(cardName(gameWords('chess'), 'Ke1', say)).toBe('Ke1');
});
