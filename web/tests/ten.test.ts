import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TenEvent, TenView } from '../src/generated/messages';
import Board from '../src/games/ten/Board.svelte';
import BustLines from '../src/games/ten/BustLines.svelte';
import Gauge from '../src/games/ten/Gauge.svelte';
import { ruler } from '../src/games/ten/gauge';
import Payment from '../src/games/ten/Payment.svelte';
import { actionsFor, choiceOf, paid, withCard, withTokens } from '../src/games/ten/payment';
import { Pieces } from '../src/games/ten/pieces';
import { after, frames, isTold } from '../src/games/ten/replay';
import { settings } from '../src/lib/settings.svelte';
import type { Bill } from '../src/games/ten/types';

const say = (key: string, details = {}): string => [key, ...Object.values(details)].join(' ');
const cardName = (card: string): string => card;

describe('the gauge', () => {
  it('runs forward with numbers and folds back with currency', () => {
    const { net, folds, rows } = ruler(['o4', '$1', '$3', 'b3', 'o1', 'p4']);
    expect(net.map(({ from, to, row }) => [from, to, row])).toEqual([
      [0, 4, 0],
      [3, 4, 1],
      [0, 3, 1],
      [0, 3, 2],
      [3, 4, 2],
      [4, 8, 2],
    ]);
    expect(folds).toEqual([
      { at: 4, row: 0, forward: true, colour: 'o' },
      { at: 0, row: 1, forward: false, colour: 'm' },
    ]);
    expect(rows).toBe(3);
  });

  it('grows to the left below zero', () => {
    expect(ruler(['$3', 'b1']).low).toBe(-3);
    const { container } = render(Gauge, { tableau: ['$3', 'b1'], net: -2, currency: 3, say });
    const ticks = [...container.querySelectorAll('.ticks span')].map((tick) => tick.textContent);
    expect(ticks[0]).toBe('−3');
    expect(container.querySelector('.now')?.textContent).toBe('−2');
  });

  it('says both totals to who cannot see it', () => {
    render(Gauge, { tableau: ['b9', '$2'], net: 7, currency: 2, say });
    expect(screen.getByRole('img', { name: 'page-ten-gauge 7 2' })).toBeTruthy();
  });
});

describe('a board', () => {
  const run = { colour: 'b', first: 2, last: 4, points: 3, wilds: [{ card: 'w3', number: 3 }] };

  it('lays a ribbon over the run, hatched where a wild is', () => {
    const { container } = render(Board, { cards: ['b2', 'b4', 'b4', 'b8', 'w3'], runs: [run], say });
    const ribbons = container.querySelectorAll<HTMLElement>('.ribbon');
    expect(ribbons).toHaveLength(1);
    expect(ribbons[0]!.style.getPropertyValue('--first')).toBe('2');
    expect(ribbons[0]!.querySelector<HTMLElement>('.hatch')!.style.getPropertyValue('--at')).toBe('1');
    expect(container.querySelectorAll('.slot.own')).toHaveLength(1);
    expect(container.querySelectorAll('.copy')).toHaveLength(1);
  });

  it('shows the shape on every card, if that is wished for', () => {
    const shapes = (): number =>
      render(Board, { cards: ['b2', 'b4', 'g8'], runs: [run], say }).container.querySelectorAll('.shape').length;
    const rows = shapes();
    settings.set('shapes', true);
    expect(shapes()).toBe(rows + 4);
    settings.set('shapes', false);
  });

  it('reads out each row', () => {
    render(Board, { cards: ['b2', 'b4', 'b8'], runs: [run], say });
    expect(screen.getByRole('img', { name: 'page-ten-row-run b 2, 4, 8 2 4 3' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'page-ten-row g 0' })).toBeTruthy();
  });
});

describe('a payment', () => {
  const bill: Bill = {
    price: 7,
    due: 7,
    ways: [
      { tokens: 0, left: 7, lost: 0, coins_least: 4, coins_most: 5, asks_coins: true },
      { tokens: 1, left: 4, lost: 0, coins_least: 1, coins_most: 4, asks_coins: true },
    ],
    cards: { b1: 1, b2: 2 },
    actions: ['buy g7', 'pay 0x', 'pay 5c', 'pay b1'],
    score: 2,
    tokens: 0,
    coins: 5,
    given: ['b1', 'b2'],
    asks_tokens: true,
    last_cards: ['b2', 'b2', 'b1'],
    others: 8,
    forced: 0,
  };

  it('starts with the suggestion, with what the rules take by themselves', () => {
    expect(choiceOf(bill)).toEqual({ tokens: 0, coins: 5, cards: ['b1', 'b2'] });
    expect(actionsFor(bill, choiceOf(bill))).toEqual(bill.actions);
  });

  it('says every other choice in the order of the rules', () => {
    expect(actionsFor(bill, { tokens: 0, coins: 5, cards: ['b2', 'b2'] })).toEqual(['buy g7', 'pay 0x', 'pay 5c', 'pay b2']);
    expect(actionsFor(bill, { tokens: 0, coins: 4, cards: ['b2', 'b1', 'b2'] })).toEqual(['buy g7', 'pay 0x', 'pay 4c']);
    expect(actionsFor(bill, { tokens: 1, coins: 4, cards: [] })).toEqual(['buy g7', 'pay 1x', 'pay 4c']);
  });

  it('says what the bill asks for, whatever one might have worked out', () => {
    const quiet: Bill = { ...bill, asks_tokens: false, ways: bill.ways.map((way) => ({ ...way, asks_coins: false })) };
    expect(actionsFor(quiet, { tokens: 0, coins: 5, cards: ['b1', 'b2'] })).toEqual(['buy g7', 'pay b1']);
    const eager: Bill = { ...bill, last_cards: ['?', '?', '?'] };
    expect(actionsFor(eager, choiceOf(eager))).toEqual(['buy g7', 'pay 0x', 'pay 5c', 'pay b1', 'pay b2']);
  });

  it('stays flush when a card takes the place of a coin', () => {
    const tokens = withTokens(bill, choiceOf(bill), 1);
    expect(paid(bill, tokens)).toBe(7);
    const card = withCard(bill, { tokens: 1, coins: 4, cards: [] }, 'b2', true);
    expect(card).toEqual({ tokens: 1, coins: 3, cards: ['b2'] });
    expect(withCard(bill, card, 'b2', false)).toEqual({ tokens: 1, coins: 4, cards: [] });
  });

  it('says that a token must be given, and nothing of a score that stays', () => {
    render(Payment, { bill: { ...bill, others: 3, forced: 2 }, spare: [], score: 2, act: vi.fn(), say, cardName });
    expect(screen.getByText(/page-ten-token-forced 2 3/)).toBeTruthy();
    expect(screen.getByText(/page-ten-suggested-same/)).toBeTruthy();
  });

  it('is sent as one move', () => {
    const act = vi.fn();
    render(Payment, { bill, spare: [], score: 1, act, say, cardName });
    screen.getByRole('button', { name: 'page-ten-pay 7' }).click();
    expect(act).toHaveBeenCalledWith(bill.actions);
  });
});

function view(change: Partial<TenView>): TenView {
  const player = { coins: 5, busts: 0, cards: [], score: 0 };
  const nothing = {
    tableau: [],
    net: 0,
    currency: 0,
    market: [],
    discard: [],
    lot: null,
    high_bid: 0,
    high_bidder: null,
    price: 0,
  };
  return {
    game: 'ten',
    options: {},
    to_act: 0,
    phase: 'draw',
    active: 0,
    deck: 20,
    players: [player, player],
    ...nothing,
    ...change,
  };
}

describe('a step', () => {
  it('shows the card that busts before the cards fall', () => {
    const before = view({ tableau: ['b9'], net: 9 });
    const now = view({ market: ['b9', 'g5'], active: 1, to_act: 1 });
    const shown = frames(
      before,
      [
        { event: 'drew', seat: 0, card: 'g5', auction: false, net: 14, currency: 0, deck: 19 },
        { event: 'bust', seat: 0, by: 'net', total: 14, limit: 10 },
        { event: 'to_market', card: 'b9', net: 5, currency: 0 },
        { event: 'to_market', card: 'g5', net: 0, currency: 0 },
        { event: 'token', seat: 0, busts: 1 },
        { event: 'settled', seat: 0, by: 'net', amount: 0 },
        { event: 'turn', seat: 1 },
      ],
      now,
    );
    expect(shown.map(({ moment, view: { net } }) => [moment, net])).toEqual([
      ['draw', 14],
      ['bust', 14],
      ['market', 0],
    ]);
    expect(shown.at(-1)?.view).toBe(now);
    expect(shown.at(-1)?.account).toMatchObject({
      by: 'net',
      total: 14,
      cards: ['b9', 'g5'],
      tableau: ['b9', 'g5'],
      over: true,
    });
  });
});

describe('a bust', () => {
  const drawn: TenEvent[] = [
    { event: 'drew', seat: 0, card: '$4', auction: false, net: 4, currency: 13, deck: 19 },
    { event: 'bust', seat: 0, by: 'currency', total: 13, limit: 10 },
    { event: 'to_market', card: 'b8', net: -4, currency: 13 },
    { event: 'token', seat: 0, busts: 1 },
    { event: 'settled', seat: 0, by: 'currency', amount: 0 },
    { event: 'discarded', card: '$4', net: 0, currency: 0 },
    { event: 'turn', seat: 1 },
  ];
  const next: TenEvent = { event: 'drew', seat: 1, card: 'g1', auction: false, net: 1, currency: 0, deck: 18 };
  const before = view({ tableau: ['$4', '$5', 'b8'], net: 8, currency: 9 });

  it('is told until the next player has moved', () => {
    const told = frames(before, drawn, view({ active: 1, to_act: 1 })).at(-1)!.account;
    expect(told).toMatchObject({ seat: 0, took: { token: true }, settled: { amount: 0 }, currency: 13, over: true });
    expect(frames(view({ active: 1, to_act: 1 }), [next], view({ active: 1 }), told).at(-1)?.account).toBeNull();
  });

  it('is waited for where the automaton moves in the same step', () => {
    const shown = frames(before, [...drawn, next, { event: 'turn', seat: 0 }], view({}));
    expect(shown.map((frame, at) => isTold(frame, shown[at + 1]))).toEqual([false, false, true, false, false]);
  });

  it('marks the total that is over, and says the three things that follow', () => {
    const account = frames(before, drawn, view({ active: 1, to_act: 1 })).at(-1)!.account!;
    const { container } = render(Gauge, { tableau: account.tableau, net: 4, currency: 13, guilty: 'currency', say });
    expect(container.querySelector('.money .flag')?.textContent).toBe('13');
    expect(container.querySelector('.net .flag')).toBeNull();
    render(BustLines, { account, names: ['Ada', 'Bo'], you: (place: number) => place === 0, say, cardName });
    const lines = [...screen.getByRole('list', { name: 'page-ten-bust-lines' }).querySelectorAll('li')];
    for (const [at, key] of ['market', 'token', 'paid'].entries())
      expect(lines[at]?.textContent).toContain(`page-ten-bust-${key}`);
  });

  it('is known to whoever comes while its player chooses', () => {
    const bust = { by: 'net', net: 15, currency: 3, limit: 10, cards: ['b4', 'o9'] };
    const [shown] = frames(before, [], view({ phase: 'bust', tableau: ['$3'], bust }));
    expect(shown?.account).toMatchObject({ by: 'net', total: 15, tableau: ['b4', 'o9', '$3'], took: null });
  });
});

describe('what an event says that results', () => {
  const says = (event: TenEvent, before: Partial<TenView> = {}): TenView => after(view(before), event);

  it('is what is shown, whatever one might have worked out', () => {
    expect(says({ event: 'drew', seat: 0, card: 'b5', auction: false, net: 71, currency: 72, deck: 73 })).toMatchObject({
      tableau: ['b5'],
      net: 71,
      currency: 72,
      deck: 73,
    });
    expect(says({ event: 'drew', seat: 0, card: 'b5', auction: true, net: 0, currency: 0, deck: 1 }).lot).toBe('b5');
    expect(says({ event: 'gained', seat: 1, coins: 2, total: 74 }).players[1]?.coins).toBe(74);
    expect(says({ event: 'token', seat: 1, busts: 75 }).players[1]?.busts).toBe(75);
    const tokens = says({ event: 'paid_tokens', seat: 0, tokens: 1, left: 76, due: 77, lost: 0 });
    expect([tokens.players[0]?.busts, tokens.price]).toEqual([76, 77]);
    const coins = says({ event: 'paid_coins', seat: 0, coins: 1, left: 78, due: 79 });
    expect([coins.players[0]?.coins, coins.price]).toEqual([78, 79]);
    expect(says({ event: 'discarded', card: '$2', net: 80, currency: 81 }, { tableau: ['$2'] })).toMatchObject({
      tableau: [],
      net: 80,
      currency: 81,
    });
  });
});

describe('the pieces', () => {
  it('keep their keys wherever they go, and only what is drawn is new', () => {
    const pieces = new Pieces();
    pieces.follow(view({ tableau: ['b5'], market: ['b5'] }));
    const drawn = pieces.lying.get('tableau')?.get('b5')?.[0];
    pieces.follow(view({ market: ['b5', 'b5'], tableau: ['g1'] }));
    expect(pieces.lying.get('market')?.get('b5')).toContain(drawn);
    expect(pieces.drawn).toHaveLength(1);
  });
});
