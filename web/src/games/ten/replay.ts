/** What one step of the server made happen, one thing at a time: the events played on the last view. */
import type { TenEvent, TenPlayer, TenView } from '../../generated/messages';
import type { Moment } from '../contract';
import { face, isCurrency, isWild } from './cards';

export interface Frame {
  view: TenView;
  /** How the change looks. */
  moment: Moment;
  /** The total that reached eleven just now. */
  bust: string | null;
}

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

function totals(view: TenView): TenView {
  const sum = (cards: string[]): number => cards.reduce((all, card) => all + (face(card).number ?? 0), 0);
  const currency = sum(view.tableau.filter(isCurrency));
  return { ...view, currency, net: sum(view.tableau.filter((card) => !isCurrency(card))) - currency };
}

const leave = (view: TenView, card: string): TenView =>
  view.lot === card ? { ...view, lot: null } : totals({ ...view, tableau: remove(view.tableau, card) });

const give = (view: TenView, seat: number, card: string): TenView =>
  change(view, seat, ({ cards }) => ({ cards: [...cards, card] }));

function drew(view: TenView, card: string): TenView {
  const less = { ...view, deck: view.deck - 1 };
  if (isWild(card)) return { ...less, phase: 'auction', lot: card, high_bid: 0, high_bidder: null };
  return totals({ ...less, phase: 'draw', tableau: [...view.tableau, card] });
}

export function after(view: TenView, event: TenEvent): TenView {
  switch (event.event) {
    case 'turn':
      return { ...view, phase: 'draw', active: event.seat, to_act: event.seat, lot: null };
    case 'drew':
      return drew(view, event.card);
    case 'kept':
      return give(leave(view, event.card), event.seat, event.card);
    case 'to_market':
      return { ...leave(view, event.card), market: [...view.market, event.card] };
    case 'discarded':
      return leave(view, event.card);
    case 'gained':
      return change(view, event.seat, ({ coins }) => ({ coins: coins + event.coins }));
    case 'token':
      return change(view, event.seat, ({ busts }) => ({ busts: busts + 1 }));
    case 'bid':
      return { ...view, high_bid: event.amount, high_bidder: event.seat };
    case 'paid_tokens':
      return change(view, event.seat, ({ busts }) => ({ busts: busts - event.tokens }));
    case 'paid_coins':
      return change(view, event.seat, ({ coins }) => ({ coins: coins - event.coins }));
    case 'paid_card':
      return change(view, event.seat, ({ cards }) => ({ cards: remove(cards, event.card) }));
    case 'won':
      return { ...give(view, event.seat, event.card), phase: 'draw', lot: null };
    case 'buying':
      return { ...view, lot: event.card, market: remove(view.market, event.card) };
    case 'bought':
      return { ...give(view, event.seat, event.card), lot: null };
    default:
      return view;
  }
}

/** Where the next thing begins; what busts is seen before it falls, and nothing is seen of a purchase not made. */
function moment(event: TenEvent, before: TenEvent | undefined, phase: string): Moment | undefined {
  if (event.event === 'passed' && phase !== 'auction') return undefined;
  return before?.event === 'bust' ? 'market' : STARTS[event.event];
}

/** The last frame is the view that the server sent, whatever the events said. */
export function frames(before: TenView, events: readonly TenEvent[], now: TenView): Frame[] {
  const made: Frame[] = [];
  let view = before;
  events.forEach((event, at) => {
    const begins = moment(event, events[at - 1], view.phase);
    view = after(view, event);
    const bust = event.event === 'bust' ? event.by : null;
    const last = made.at(-1);
    if (begins) made.push({ view, moment: begins, bust });
    else if (last) last.view = view;
  });
  return settled(made, now);
}

/** A new turn shows itself with the last thing of the old one, unless more follows. */
function settled(made: Frame[], now: TenView): Frame[] {
  const last = made.at(-1);
  const previous = made.at(-2);
  const kept = last?.moment === 'turn' && previous && previous.bust === null ? made.slice(0, -1) : made;
  const end = kept.at(-1) ?? { moment: 'draw' as const, bust: null };
  return [...kept.slice(0, -1), { ...end, view: now }];
}
