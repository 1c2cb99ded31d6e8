/** All that a guided first game needs beside the table itself. */
import { words } from '../lib/words.svelte';
import { LESSON_WORDS } from './words';

export { default as Teacher } from './Teacher.svelte';
export { default as Way } from './Way.svelte';

export const learnWords = (): Promise<void> => words.extend(LESSON_WORDS);
