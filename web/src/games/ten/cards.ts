/** How a card is drawn. Its texts are those of docs/protocol.md. */
export const COLOURS = ['b', 'g', 'o', 'p'] as const;
export type Colour = (typeof COLOURS)[number];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface Face {
  /** Its colour; `m` is currency, null is a wild of any colour. */
  colour: Colour | 'm' | null;
  /** Null: any number. */
  number: number | null;
  wild: boolean;
}

export function face(card: string): Face {
  const first = card.charAt(0);
  const number = card.charAt(1) === '#' ? null : Number(card.slice(1));
  if (first === '$') return { colour: 'm', number, wild: false };
  if (first === 'w') return { colour: null, number, wild: true };
  return { colour: first as Colour, number, wild: number === null };
}

/** A run of every number, which brings more than its cards. */
export const isWhole = (run: { first: number; last: number; points: number }): boolean => run.points > run.last - run.first + 1;

/** What is printed on a bust token. */
export const TOKEN = 3;

export const isCurrency = (card: string): boolean => card.startsWith('$');
export const isWild = (card: string): boolean => face(card).wild;
export const count = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;

/** The cards and the copies of each, numbered: what tells two equal cards apart. */
export function numbered(cards: readonly string[]): { card: string; copy: number }[] {
  return cards.map((card, at) => ({ card, copy: count(cards.slice(0, at), card) }));
}

/** The whole numbers of actions like `bid 4`, in order. */
export function amounts(legal: readonly string[], verb: string): number[] {
  return legal.filter((action) => action.startsWith(`${verb} `)).map((action) => Number(action.slice(verb.length + 1)));
}
