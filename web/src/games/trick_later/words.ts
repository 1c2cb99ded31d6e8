import type { GameWords } from '../../lib/sentence';

export const words: GameWords = {
  card: (card) => [
    card[0] === 'i' ? 'trick_later-card-infected' : 'trick_later-card-survivor',
    { colour: card.charAt(0), number: card.charAt(1) },
  ],
};

/** The key of the sentence that says why a rule forbids something. */
export const ruleKey = (rule: string): string => `trick_later-${rule.replaceAll('.', '-')}`;
