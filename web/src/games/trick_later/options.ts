import type { Fits } from '../../lib/options';

export const fits: Fits = {
  first: (seat, { players }) => seat === null || Number(seat) < Number(players),
  out: (_, { players }) => players === 3,
};
