/** What decided a game of 10 Trick Later, in words: the server says what it was. */
import type { Outcome, TrickLaterAid } from '../../generated/messages';
import type { Speech } from '../contract';

type Decided = NonNullable<TrickLaterAid['decided']>;
type ByTrick = Extract<Decided, { by: 'trick' }>;

/** What the trick did that counts most. */
function effectOf({ rescued, lost, full, before, after }: ByTrick): [effect: string, cards: readonly string[]] {
  if (after < before && lost.length > 0) return ['lost', lost];
  if (full) return ['full', []];
  return rescued.length > 0 ? ['rescued', rescued] : ['other', []];
}

export function tell(
  decided: Decided,
  outcome: Outcome,
  { names, you, say, cardName, list }: Speech,
): { title: string; text: string } {
  const who = (seat: number) => ({ you: you(seat) ? 'yes' : 'no', name: names[seat] ?? '' });
  if (decided.by === 'trick') {
    const [effect, cards] = effectOf(decided);
    const { round, trick, seat, before, after } = decided;
    const details = { ...who(seat), cards: list(cards.map(cardName)), before, after };
    return {
      title: say('page-trick_later-decided-trick', { round, trick }),
      text: say(`page-trick_later-decided-${effect}`, details),
    };
  }
  if (decided.by === 'round') {
    const { round, seat, points } = decided;
    const title = say('page-trick_later-decided-round', { round });
    return { title, text: say('page-trick_later-decided-ahead', { ...who(seat), points }) };
  }
  const name = (seat: number): string => (you(seat) ? say('page-you') : (names[seat] ?? ''));
  const numbers = decided.tied.map(({ seat, survivors }) =>
    say('page-trick_later-decided-number', { name: name(seat), n: survivors }),
  );
  return {
    title: say('page-trick_later-decided', { decided: outcome.decided, side: decided.side }),
    text: `${list(numbers)}.`,
  };
}
