import type { Loaders } from '../lib/words.svelte';

export const LESSON_WORDS: Loaders = {
  en: () => import('virtual:lessons/en'),
  de: () => import('virtual:lessons/de'),
  ja: () => import('virtual:lessons/ja'),
  es: () => import('virtual:lessons/es'),
};
