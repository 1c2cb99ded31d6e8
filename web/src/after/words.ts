import { words, type Loaders } from '../lib/words.svelte';

const AFTER_WORDS: Loaders = {
  en: () => import('virtual:after/en'),
  de: () => import('virtual:after/de'),
  ja: () => import('virtual:after/ja'),
  es: () => import('virtual:after/es'),
};

/** The words of what comes after a game. */
export const learnWords = (): Promise<void> => words.extend(AFTER_WORDS);
