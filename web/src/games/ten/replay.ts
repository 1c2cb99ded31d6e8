/** What one step of the server made happen, one thing at a time: the events played on the last view. Cards move; numbers are those that the events say. */
import type { TenEvent, TenPlayer, TenView } from '../../generated/messages';
import type { Moment } from '../contract';
import { accountOf, told, type Account } from './account';

type Of<Kind extends TenEvent['event']> = Extract<TenEvent, { event: Kind }>;

export interface Frame {
  view: TenView;
  /** How the change looks. */
  moment: Moment;
  /** Somebody busts just now. */
  bust: boolean;
  /** The bust that is being told. */
  account: Account | null;
  /** To whom it happens. */
  seat: number | null;
  /** Coins or bust tokens go from hand to hand. */
  coins: boolean;
}

const PAYING = new Set<TenEvent['event']>(['gained', 'paid_coins', 'paid_tokens']);

const STARTS: Partial<Record<TenEvent['event'], Moment>> = {
  turn: 'turn',
  drew: 'draw',
  took_numbers: 'take',
  took_currency: 'market',
  bust: 'bust',
  bid: 'auction',
  passed: 'auction',
  won: 'take',
  bought: 'take',
};

function remove(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, place) => place !== at);
}

function change(view: TenView, seat: number, with_: (player: TenPlayer) => Partial<TenPlayer>): TenView {
  return { ...view, players: view.players.map((player, place) => (place === seat ? { ...player, ...with_(player) } : player)) };
}

const leave = (view: TenView, { card, net, currency }: Of<'kept' | 'to_market' | 'discarded'>): TenView =>
  view.lot === card ? { ...view, lot: null } : { ...view, tableau: remove(view.tableau, card), net, currency };

const give = (view: TenView, { seat, card }: Of<'kept' | 'won' | 'bought'>): TenView =>
  change(view, seat, ({ cards }) => ({ cards: [...cards, card] }));

function drew(view: TenView, { card, auction, net, currency, deck }: Of<'drew'>): TenView {
  const drawn = { ...view, net, currency, deck };
  if (auction) return { ...drawn, phase: 'auction', lot: card, high_bid: 0, high_bidder: null };
  return { ...drawn, phase: 'draw', tableau: [...view.tableau, card] };
}

/** Who pays has this now, and so much is still to pay. */
function pay(view: TenView, { seat, due }: { seat: number; due: number }, now: Partial<TenPlayer>): TenView {
  return { ...change(view, seat, () => now), price: due };
}

export function after(view: TenView, event: TenEvent): TenView {
  switch (event.event) {
    case 'turn':
      return { ...view, phase: 'draw', active: event.seat, to_act: event.seat, lot: null };
    case 'drew':
      return drew(view, event);
    case 'kept':
      return give(leave(view, event), event);
    case 'to_market':
      return { ...leave(view, event), market: [...view.market, event.card] };
    case 'discarded':
      return leave(view, event);
    case 'gained':
      return change(view, event.seat, () => ({ coins: event.total }));
    case 'token':
      return change(view, event.seat, () => ({ busts: event.busts }));
    case 'bid':
      return { ...view, high_bid: event.amount, high_bidder: event.seat };
    case 'paid_tokens':
      return pay(view, event, { busts: event.left });
    case 'paid_coins':
      return pay(view, event, { coins: event.left });
    case 'paid_card':
      return pay(view, event, { cards: remove(view.players[event.seat]?.cards ?? [], event.card) });
    case 'won':
      return { ...give(view, event), phase: 'draw', lot: null };
    case 'buying':
      return { ...view, lot: event.card, market: remove(view.market, event.card), price: event.price };
    case 'bought':
      return { ...give(view, event), lot: null };
    default:
      return view;
  }
}

/** Where the next thing begins; what busts is seen before it falls, and nothing is seen of a purchase not made. */
function moment(event: TenEvent, before: TenEvent | undefined, phase: string): Moment | undefined {
  if (event.event === 'passed' && phase !== 'auction') return undefined;
  return before?.event === 'bust' ? 'market' : STARTS[event.event];
}

/** The last frame is the view that the server sent, whatever the events said. `account` is the bust that was told before. */
export function frames(before: TenView, events: readonly TenEvent[], now: TenView, account: Account | null = null): Frame[] {
  const made: Frame[] = [];
  let view = before;
  let previous: TenEvent | undefined;
  for (const event of events) {
    const begins = moment(event, previous, view.phase);
    account = told(account, view, event);
    view = after(view, event);
    previous = event;
    const last = made.at(-1);
    const seat = 'seat' in event ? event.seat : null;
    if (begins) made.push({ view, moment: begins, bust: event.event === 'bust', account, seat, coins: false });
    else if (last) Object.assign(last, { view, account });
    if (PAYING.has(event.event) && made.length > 0) made.at(-1)!.coins = true;
  }
  return settled(made, now, events.length > 0 ? account : accountOf(now));
}

/** A new turn shows itself with the last thing of the old one, unless more follows. */
function settled(made: Frame[], now: TenView, account: Account | null): Frame[] {
  const last = made.at(-1);
  const previous = made.at(-2);
  const kept = last?.moment === 'turn' && previous && !previous.bust ? made.slice(0, -1) : made;
  const end = kept.at(-1) ?? { moment: 'draw' as const, bust: false, seat: null, coins: false };
  return [...kept.slice(0, -1), { ...end, view: now, account }];
}

/** Whether a bust is told in full here, and another player's turn follows in the same step. */
export const isTold = ({ account }: Frame, next: Frame | undefined): boolean =>
  account?.settled != null && !account.over && next !== undefined && next.account?.over !== false;
