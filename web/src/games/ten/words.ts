import type { GameWords } from '../../lib/sentence';

function key(card: string): string {
  if (card === 'w#') return 'ten-card-super-wild';
  if (card[0] === 'w') return 'ten-card-numbered-wild';
  if (card[0] === '$') return 'ten-card-currency';
  return card[1] === '#' ? 'ten-card-colour-wild' : 'ten-card-number';
}

export const words: GameWords = {
  card: (card) => [key(card), { colour: card.charAt(0), number: card.charAt(1) }],
  // T12: the automaton has a name, not a seat.
  cast: (options, names) => (options.players === 1 ? [...names, options.edition === 'de' ? 'Mona' : 'JEN'] : names),
};
