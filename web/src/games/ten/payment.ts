/** A payment put together by hand: from what the server says may pay to the actions of one move. */
import type { Bill, Way } from './types';

export interface Choice {
  tokens: number;
  coins: number;
  cards: string[];
}

export function wayOf(bill: Bill, tokens: number): Way {
  return bill.ways.find((way) => way.tokens === tokens) ?? bill.ways[0]!;
}

export const paid = (bill: Bill, choice: Choice): number => {
  return bill.due - wayOf(bill, choice.tokens).left + choice.coins + choice.cards.length;
};

/** The cards in card order, as the server lists them. */
const inOrder = (bill: Bill): string[] => Object.entries(bill.cards).flatMap(([card, n]) => Array<string>(n).fill(card));

/** What the server suggests, with what the rules pay by themselves. */
export const choiceOf = ({ tokens, coins, given }: Bill): Choice => ({ tokens, coins, cards: given });

/** The actions that say this choice: what the bill says is asked for. The rules pay the rest by themselves. */
export function actionsFor(bill: Bill, choice: Choice): string[] {
  const actions = bill.actions.filter((action) => !action.startsWith('pay '));
  if (bill.asks_tokens) actions.push(`pay ${choice.tokens}x`);
  if (wayOf(bill, choice.tokens).asks_coins) actions.push(`pay ${choice.coins}c`);
  const cards = sorted(bill, choice.cards);
  const last = bill.last_cards.slice(0, cards.length).reverse();
  let left = inOrder(bill);
  cards.forEach((card, at) => {
    if (left[0] !== last[at]) actions.push(`pay ${card}`);
    left = left.slice(left.indexOf(card) + 1);
  });
  return actions;
}

function sorted(bill: Bill, cards: readonly string[]): string[] {
  const order = Object.keys(bill.cards);
  return [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** With so many tokens: as many coins as before, where that is possible, and no more cards than are needed. */
export function withTokens(bill: Bill, choice: Choice, tokens: number): Choice {
  const way = wayOf(bill, tokens);
  return withCoins(bill, { ...choice, tokens }, Math.min(Math.max(choice.coins, way.coins_least), way.coins_most));
}

export function withCoins(bill: Bill, choice: Choice, coins: number): Choice {
  const needed = wayOf(bill, choice.tokens).left - coins;
  return { ...choice, coins, cards: choice.cards.slice(0, Math.max(0, needed)) };
}

/** Give this card, or keep it. A coin makes room or takes its place where that is possible, so that the payment stays flush. */
export function withCard(bill: Bill, choice: Choice, card: string, give: boolean): Choice {
  const way = wayOf(bill, choice.tokens);
  if (!give) {
    const at = choice.cards.indexOf(card);
    const cards = choice.cards.filter((_, place) => place !== at);
    return { ...choice, cards, coins: Math.min(way.coins_most, Math.max(choice.coins, way.left - cards.length)) };
  }
  const cards = [...choice.cards, card];
  const coins = Math.max(way.coins_least, Math.min(choice.coins, way.left - cards.length));
  return { ...choice, coins, cards: cards.slice(Math.max(0, cards.length - (way.left - coins))) };
}
