/** A bust, told in the order of the rules: where the cards went, what its player has of it, and who is paid. The events say it all. */
import type { TenEvent, TenView } from '../../generated/messages';

export interface Account {
  seat: number;
  by: string;
  total: number;
  limit: number;
  /** The tableau and its totals, as they bust. */
  tableau: readonly string[];
  net: number;
  currency: number;
  /** The number cards, and whether they are the automaton's now or in the market. */
  cards: readonly string[];
  kept: boolean;
  /** What its player took: null while that is open. */
  took: { token: true } | { bought: string } | null;
  /** What every other player is to gain, once that is known, and what they gained. */
  settled: { by: string; amount: number } | null;
  gained: readonly { seat: number; coins: number }[];
  /** The turn has passed to the next player, who has not moved yet. */
  over: boolean;
}

const begun = ({ tableau, net, currency }: TenView, event: Extract<TenEvent, { event: 'bust' }>): Account => ({
  seat: event.seat,
  by: event.by,
  total: event.total,
  limit: event.limit,
  tableau,
  net,
  currency,
  cards: [],
  kept: false,
  took: null,
  settled: null,
  gained: [],
  over: false,
});

/** The account after an event; `view` is the one before it. It ends with the next player's first move. */
export function told(account: Account | null, view: TenView, event: TenEvent): Account | null {
  if (event.event === 'bust') return begun(view, event);
  if (account === null || account.over) return null;
  switch (event.event) {
    case 'to_market':
      return { ...account, cards: [...account.cards, event.card] };
    case 'kept':
      return { ...account, cards: [...account.cards, event.card], kept: true };
    case 'token':
      return { ...account, took: { token: true } };
    case 'bought':
      return { ...account, took: { bought: event.card } };
    case 'settled':
      return { ...account, settled: { by: event.by, amount: event.amount } };
    case 'gained':
      return { ...account, gained: [...account.gained, { seat: event.seat, coins: event.coins }] };
    case 'turn':
    case 'final_buys':
      return { ...account, over: true };
    default:
      return account;
  }
}

/** What a view says of a bust whose player is still choosing. */
export function accountOf({ active, bust, tableau }: TenView): Account | null {
  if (!bust) return null;
  const { by, net, currency, limit, cards } = bust;
  const total = by === 'net' ? net : currency;
  const open = { took: null, settled: null, gained: [], over: false };
  return { seat: active, by, total, limit, tableau: [...cards, ...tableau], net, currency, cards, kept: false, ...open };
}
