/** Where everybody sits around the trick: one below, the others clockwise from the left. A place never moves. */
export type Side = 'below' | 'left' | 'top' | 'right';

const AROUND: Record<number, readonly Side[]> = {
  2: ['below', 'top'],
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'top', 'right'],
};

/** The side of each place, with `below` at the bottom. */
export function sidesOf(below: number, players: number): Side[] {
  return Array.from({ length: players }, (_, place) => AROUND[players]?.[(place - below + players) % players] ?? 'top');
}
