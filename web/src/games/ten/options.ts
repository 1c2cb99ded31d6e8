import type { Fits } from '../../lib/options';

export const fits: Fits = {
  first: (seat, { players }) => seat === null || Number(seat) < Number(players),
  level: (_, { players }) => players === 1,
};
