/** The games that the page has a screen for, found by their folders. */
import type { Component } from 'svelte';
import type { GameWords } from '../lib/sentence';
import type { AnyGameProps, AnyResultProps } from './contract';

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const wordsOf = import.meta.glob<{ words: GameWords }>('./*/words.ts', { eager: true });
const teasers = import.meta.glob<{ default: Component }>('./*/Teaser.svelte', { eager: true });
const screens = import.meta.glob('./*/Screen.svelte') as Record<string, Loader<AnyGameProps>>;
const results = import.meta.glob('./*/Result.svelte') as Record<string, Loader<AnyResultProps>>;
const references = import.meta.glob('./*/Reference.svelte') as Record<string, Loader<Record<string, never>>>;

const PLAIN: GameWords = { card: (card) => ['page-card', { card }] };

export const gameWords = (game: string): GameWords => wordsOf[`./${game}/words.ts`]?.words ?? PLAIN;
export const teaser = (game: string): Component | null => teasers[`./${game}/Teaser.svelte`]?.default ?? null;
export const screenOf = (game: string): Loader<AnyGameProps> | null => screens[`./${game}/Screen.svelte`] ?? null;
export const resultOf = (game: string): Loader<AnyResultProps> | null => results[`./${game}/Result.svelte`] ?? null;
export const referenceOf = (game: string): Loader<Record<string, never>> | null =>
  references[`./${game}/Reference.svelte`] ?? null;
