/** What decided a game of TEN, in words: the server says what it was. */
import type { TenAid } from '../../generated/messages';
import { capital } from '../../lib/words.svelte';
import type { Speech } from '../contract';

type Decided = NonNullable<TenAid['decided']>;

interface Told {
  /** The card to show, if it was one. */
  cards: readonly string[];
  title: string;
  text: string;
}

export function tell(decided: Decided, { names, you, say, cardName, list }: Speech): Told {
  const who = (seat: number) => ({ you: you(seat) ? 'yes' : 'no', name: names[seat] ?? '' });
  if (decided.by === 'cards') {
    const { seat, how, cards, price, before, after, run } = decided;
    const text = say(`page-ten-decided-${how}`, { ...who(seat), price, before, after });
    const grown = run && run.first < run.last;
    const runs = grown ? ` ${say('page-ten-decided-runs', { colour: run.colour, first: run.first, last: run.last })}` : '';
    return { cards, title: capital(say('page-ten-decided-cards', { cards: list(cards.map(cardName)) })), text: text + runs };
  }
  if (decided.by === 'run') {
    const { colour, first, last } = decided.run;
    const title = say('page-ten-decided-biggest', { colour, first, last });
    return { cards: [], title, text: say('page-ten-decided-ahead', who(decided.seat)) };
  }
  const { compared, shared, points, tied } = decided;
  const name = (seat: number): string => (you(seat) ? say('page-you') : (names[seat] ?? ''));
  const numbers = list(tied.map(({ seat, worth }) => say('page-ten-decided-number', { name: name(seat), n: worth })));
  const text = shared ? say('page-ten-decided-shared') : say('page-ten-decided-tie', { compared, numbers });
  return { cards: [], title: say('page-ten-decided-points', { n: points }), text };
}
