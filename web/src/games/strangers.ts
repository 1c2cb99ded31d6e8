/** The words for a game that the page was not built with: from the catalogue that it brings, by the names of things. */
import type { GameWords } from '../lib/sentence';
import { spelled, words, type Details } from '../lib/words.svelte';

const numeric = (text: string): string | number => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text);

export const wordsOfStranger = (game: string): GameWords => ({
  card: (card) => [`${game}-card`, { card }],
  action: (action, say, cardName) => {
    const [verb = '', ...rest] = action.split(' ');
    const what = rest.join(' ');
    const details: Details = what ? { what: numeric(what), card: cardName(what) } : {};
    const keys = [action.replaceAll(' ', '-'), verb].map((name) => `page-${game}-action-${name}`);
    const key = keys.find((each) => words.has(each));
    return key ? say(key, details) : spelled(action);
  },
});
