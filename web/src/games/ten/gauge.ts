/** The two totals as strips of paper on one ruler: numbers run forward, currency folds the strip back. */
import { face, isCurrency } from './cards';

export interface Strip {
  card: string;
  colour: string;
  value: number;
  from: number;
  to: number;
  row: number;
}

/** Where a strip turns: the place on the ruler, the row above the turn, and the way it was running. */
export interface Fold {
  at: number;
  row: number;
  forward: boolean;
  colour: string;
}

export interface Ruler {
  net: Strip[];
  currency: Strip[];
  folds: Fold[];
  rows: number;
  low: number;
}

export function ruler(tableau: readonly string[]): Ruler {
  const net: Strip[] = [];
  const currency: Strip[] = [];
  const folds: Fold[] = [];
  let [total, spent, row] = [0, 0, 0];
  for (const card of tableau) {
    const { colour, number } = face(card);
    const back = isCurrency(card);
    const value = number ?? 0;
    const before = net.at(-1);
    if (before && back !== isCurrency(before.card)) {
      folds.push({ at: total, row, forward: back, colour: before.colour });
      row += 1;
    }
    const to = total + (back ? -value : value);
    net.push({ card, colour: colour ?? 'm', value, from: Math.min(total, to), to: Math.max(total, to), row });
    if (back) currency.push({ card, colour: 'm', value, from: spent, to: (spent += value), row: 0 });
    total = to;
  }
  return { net, currency, folds, rows: row + 1, low: Math.min(0, ...net.map((strip) => strip.from)) };
}
