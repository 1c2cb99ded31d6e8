/** Which card is which: every copy keeps its key wherever it goes, so that it can be seen to travel. */
import type { TenView } from '../../generated/messages';

/** By place, then by card: the keys of the copies that lie there. */
export type Lying = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export const TABLEAU = 'tableau';
export const MARKET = 'market';
export const LOT = 'lot';
export const owner = (place: number): string => `player ${place}`;

export const keyOf = (lying: Lying, place: string, card: string, copy = 0): string =>
  lying.get(place)?.get(card)?.[copy] ?? `${place} ${card} ${copy}`;

function piles(view: TenView): [string, readonly string[]][] {
  return [
    [TABLEAU, view.tableau],
    [MARKET, view.market],
    [LOT, view.lot === null ? [] : [view.lot]],
    ...view.players.map((player, place): [string, readonly string[]] => [owner(place), player.cards]),
  ];
}

function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export class Pieces {
  lying: Lying = new Map();
  /** The keys that were nowhere before: drawn from the deck. */
  drawn: string[] = [];
  private made = 0;

  /** What lay there stays; what lies elsewhere now is the copy that left another place. */
  follow(view: TenView): void {
    const wanted = piles(view).map(([place, cards]) => ({ place, counts: tally(cards), kept: new Map<string, string[]>() }));
    const loose = new Map<string, string[]>();
    for (const { place, counts, kept } of wanted) {
      for (const [card, keys] of this.lying.get(place) ?? []) {
        const stay = counts.get(card) ?? 0;
        kept.set(card, keys.slice(0, stay));
        loose.set(card, [...(loose.get(card) ?? []), ...keys.slice(stay)]);
      }
    }
    this.drawn = [];
    for (const { counts, kept } of wanted) {
      for (const [card, n] of counts) {
        const keys = kept.get(card) ?? [];
        while (keys.length < n) keys.push(loose.get(card)?.shift() ?? this.make(card));
        kept.set(card, keys);
      }
    }
    this.lying = new Map(wanted.map(({ place, kept }) => [place, kept]));
  }

  private make(card: string): string {
    const key = `${card}.${this.made++}`;
    this.drawn.push(key);
    return key;
  }
}
