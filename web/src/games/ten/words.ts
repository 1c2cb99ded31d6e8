import type { TenReason } from '../../generated/messages';
import type { GameWords } from '../../lib/sentence';
import type { Details, Say } from '../../lib/words.svelte';

function key(card: string): string {
  if (card === 'w#') return 'ten-card-super-wild';
  if (card[0] === 'w') return 'ten-card-numbered-wild';
  if (card[0] === '$') return 'ten-card-currency';
  return card[1] === '#' ? 'ten-card-colour-wild' : 'ten-card-number';
}

const PAYMENTS: Record<string, string> = { x: 'page-ten-pay-tokens', c: 'page-ten-pay-coins' };
const DEEDS: Record<string, string> = {
  draw: 'page-ten-draw',
  'take numbers': 'page-ten-take-numbers',
  'take currency': 'page-ten-take-currency',
  pass: 'page-ten-pass',
  token: 'page-ten-take-token',
};

export const words: GameWords = {
  action: (action, say, cardName) => {
    const [verb, what = ''] = action.split(' ');
    const deed = DEEDS[action];
    if (deed) return say(deed);
    if (verb === 'bid') return say('page-ten-bid', { n: Number(what) });
    if (verb === 'buy') return say('page-ten-buy', { card: cardName(what), price: Number(what[1]) });
    const payment = /^\d/.test(what) ? PAYMENTS[what.slice(-1)] : null;
    return payment ? say(payment, { n: Number.parseInt(what) }) : say('page-ten-pay-card', { card: cardName(what) });
  },
  card: (card) => [key(card), { colour: card.charAt(0), number: card.charAt(1) }],
  // T12: the automaton has a name, not a seat.
  cast: (options, names) => (options.players === 1 ? [...names, options.edition === 'de' ? 'Mona' : 'JEN'] : names),
};

/** Why something may not be done, in the reader's language. */
export function inWords(
  { rule, details }: Pick<TenReason, 'rule' | 'details'>,
  say: Say,
  cardName: (card: string) => string,
): string {
  const { card, ...rest } = details as Details;
  return say(`ten-${rule.replaceAll('.', '-')}`, typeof card === 'string' ? { ...rest, card: cardName(card) } : rest);
}
