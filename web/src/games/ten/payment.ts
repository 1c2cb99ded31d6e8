/** A payment put together by hand: from what the server says may pay to the actions of one move. */
import type { Bill, Way } from './types';

export interface Choice {
  tokens: number;
  coins: number;
  cards: string[];
}

const AMOUNT = /^pay (\d+)([xc])$/;

export function wayOf(bill: Bill, tokens: number): Way {
  return bill.ways.find((way) => way.tokens === tokens) ?? bill.ways[0]!;
}

export const paid = (bill: Bill, choice: Choice): number => {
  return bill.due - wayOf(bill, choice.tokens).left + choice.coins + choice.cards.length;
};

/** The cards in card order, as the server lists them. */
const inOrder = (bill: Bill): string[] => Object.entries(bill.cards).flatMap(([card, n]) => Array<string>(n).fill(card));

/** The choice that these actions make; what they leave unsaid has only one answer. */
export function choiceOf(bill: Bill): Choice {
  const choice: Choice = { tokens: bill.ways[0]!.tokens, coins: 0, cards: [] };
  let coins: number | null = null;
  for (const action of bill.actions) {
    const [, n, kind] = AMOUNT.exec(action) ?? [];
    if (kind === 'x') choice.tokens = Number(n);
    else if (kind === 'c') coins = Number(n);
    else if (action.startsWith('pay ')) choice.cards.push(action.slice(4));
  }
  const way = wayOf(bill, choice.tokens);
  choice.coins = coins ?? way.coins_most;
  return { ...choice, cards: filled(bill, choice.cards, way.left - choice.coins) };
}

/** Which cards may come next when so many are needed, in card order: those that leave enough after them. */
function nextCards(cards: readonly string[], needed: number): string[] {
  return [...new Set(cards.slice(0, cards.length - needed + 1))];
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.slice(at + 1);
}

/** The cards, with those that nobody was asked about. */
function filled(bill: Bill, said: readonly string[], needed: number): string[] {
  const cards: string[] = [];
  const asked = [...said];
  let left = inOrder(bill);
  while (cards.length < needed && left.length) {
    const open = nextCards(left, needed - cards.length);
    const card = open.length > 1 ? asked.shift() : open[0];
    if (card === undefined) break;
    cards.push(card);
    left = without(left, card);
  }
  return cards;
}

/** The actions that say this choice. A step with one possible answer is taken by the rules and is not said. */
export function actionsFor(bill: Bill, choice: Choice): string[] {
  const actions = bill.actions.filter((action) => !action.startsWith('pay '));
  const way = wayOf(bill, choice.tokens);
  if (bill.ways.length > 1) actions.push(`pay ${choice.tokens}x`);
  if (way.left > 0 && way.coins_most > way.coins_least) actions.push(`pay ${choice.coins}c`);
  let left = inOrder(bill);
  const cards = sorted(bill, choice.cards);
  cards.forEach((card, at) => {
    if (nextCards(left, cards.length - at).length > 1) actions.push(`pay ${card}`);
    left = without(left, card);
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
