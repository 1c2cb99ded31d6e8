import type { TrickLaterReason } from '../../generated/messages';
import type { GameWords } from '../../lib/sentence';
import type { Details, Say } from '../../lib/words.svelte';

export const words: GameWords = {
  action: (action, say, cardName) => {
    const [verb, card = ''] = action.split(' ');
    return say(`page-trick_later-${verb}`, { card: card && cardName(card) });
  },
  // Where the tracks are, the boards show; not why one stayed.
  isPlain: ({ event, over }) => event === 'answered' || (event === 'track' && over === 'no'),
  card: (card) => [
    card[0] === 'i' ? 'trick_later-card-infected' : 'trick_later-card-survivor',
    { colour: card.charAt(0), number: card.charAt(1) },
  ],
};

/** Why something may not be done, in the reader's language. */
export const inWords = ({ rule, details }: TrickLaterReason, say: Say): string =>
  say(`trick_later-${rule.replaceAll('.', '-')}`, details as Details);
