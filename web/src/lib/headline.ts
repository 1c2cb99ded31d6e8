/** Who won, and by how much. */
import type { Outcome } from '../generated/messages';
import type { Say } from './words.svelte';

/** How many points the winner is ahead; null where that says nothing: several won, nobody else played, or fewer points win. */
export function marginOf({ scores, winners }: Outcome): number | null {
  const others = scores.filter((_, place) => !winners.includes(place));
  const margin = (scores[winners[0] ?? -1] ?? 0) - Math.max(...others);
  return winners.length === 1 && others.length > 0 && margin >= 0 ? margin : null;
}

interface Told {
  outcome: Outcome;
  names: readonly string[];
  seat: number | null;
  say: Say;
  /** As the language writes a list. */
  list(names: readonly string[]): string;
}

export function headline({ outcome, names, seat, say, list }: Told): string {
  const { winners } = outcome;
  const margin = marginOf(outcome);
  const mine = seat !== null && winners.includes(seat);
  const name = names[winners[0] ?? -1] ?? '';
  if (winners.length > 1) {
    const others = winners.filter((place) => place !== seat).map((place) => names[place] ?? '');
    return say('page-result-shared', { names: list(mine ? [say('page-you'), ...others] : others) });
  }
  if (margin === null) return mine ? say('page-you-won') : say('page-won', { n: 1, names: name });
  if (margin === 0) return mine ? say('page-result-you-tie') : say('page-result-tie', { name });
  return mine ? say('page-result-you-by', { n: margin }) : say('page-result-by', { name, n: margin });
}
