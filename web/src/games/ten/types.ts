/** What the server computes for a screen of TEN: games/ten/aid.py. */
export interface WildPlace {
  card: string;
  number: number;
}

export interface Run {
  colour: string;
  first: number;
  last: number;
  points: number;
  wilds: WildPlace[];
}

export interface Board {
  score: number;
  runs: Run[];
  outside: string[];
}

export interface NextCard {
  deck: number;
  bust: number;
  auction: number;
  go_on: number;
  left: Record<string, number>;
  busting: string[];
}

export interface Gain {
  seat: number;
  coins: number;
  lost: number;
}

export interface Taking {
  cards: string[];
  coins: Gain[];
  market: string[];
  discard: string[];
  score: number;
}

export interface Speaker {
  seat: number;
  said: 'high' | 'passed' | 'spoke' | 'now' | 'waits';
  power: number;
}

export interface Bids {
  speakers: Speaker[];
  least: number;
  most: number | null;
  quick: { amount: number; why: string }[];
  score: number | null;
}

export interface Way {
  tokens: number;
  left: number;
  coins_least: number;
  coins_most: number;
}

export interface Payment {
  price: number;
  due: number;
  ways: Way[];
  cards: Record<string, number>;
  actions: string[];
  score: number;
}

export interface Reason {
  rule: string;
  message: string;
  details: Record<string, string | number>;
}

export interface TenAid {
  boards: Board[];
  next_card: NextCard;
  take: Record<string, Taking>;
  bids: Bids | null;
  buys: Record<string, Payment>;
  payment: Payment | null;
  why_not: Record<string, Reason>;
}
