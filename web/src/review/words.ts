import { words, type Loaders } from '../lib/words.svelte';

const REVIEW_WORDS: Loaders = {
  en: () => import('virtual:review/en'),
  de: () => import('virtual:review/de'),
  ja: () => import('virtual:review/ja'),
  es: () => import('virtual:review/es'),
};

/** The words of reviews, and of what games say in them. */
export const learnWords = (): Promise<void> => words.extend(REVIEW_WORDS);
