/** What made a result, as a strip that is folded wherever it turns back. */
import type { Share } from '../lib/api';

export const PARTS = ['own', 'others', 'luck', 'noise'] as const;
export type Part = (typeof PARTS)[number];

export interface Piece {
  part: Part;
  by: number;
  from: number;
  to: number;
  /** The next piece goes the other way. */
  folds: boolean;
}

/** From the start to the result; what brought nothing has no piece. */
export function piecesOf(share: Share): Piece[] {
  const parts = PARTS.filter((part) => share[part] !== 0);
  let from = share.start;
  return parts.map((part, at) => {
    const by = share[part];
    const next = parts[at + 1];
    const piece = { part, by, from, to: from + by, folds: next !== undefined && by * share[next] < 0 };
    from = piece.to;
    return piece;
  });
}

/** The ruler that all strips lie on: from nothing to a hundred, and as far beyond as they go. */
export function ruler(shares: readonly Share[]): { low: number; high: number } {
  const ends = shares.flatMap((share) => [share.start, ...piecesOf(share).map(({ to }) => to)]);
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends) };
}
