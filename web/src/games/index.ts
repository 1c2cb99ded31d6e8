/** The games that the page was built with, found by their folders; for any other there is a screen that it brings, or the plain one. */
import type { Component } from 'svelte';
import { games } from '../lib/games.svelte';
import type { GameWords } from '../lib/sentence';
import type { AnyGameProps, AnyResultProps, ReferenceProps } from './contract';
import { wordsOfStranger } from './strangers';

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const wordsOf = import.meta.glob<{ words: GameWords }>('./*/words.ts', { eager: true });
const teasers = import.meta.glob<{ default: Component }>('./*/Teaser.svelte', { eager: true });
const screens = import.meta.glob('./*/Screen.svelte') as Record<string, Loader<AnyGameProps>>;
const results = import.meta.glob('./*/Result.svelte') as Record<string, Loader<AnyResultProps>>;
const references = import.meta.glob('./*/Reference.svelte') as Record<string, Loader<ReferenceProps>>;
const summaries = import.meta.glob('./*/Summary.svelte') as Record<string, Loader<Record<string, never>>>;
const chips = import.meta.glob('./*/Chip.svelte') as Record<string, Loader<ChipProps>>;

export interface ChipProps extends Record<string, unknown> {
  card: string;
  /** The name of the card, for who cannot see it. */
  label: string;
}

export const gameWords = (game: string): GameWords => wordsOf[`./${game}/words.ts`]?.words ?? wordsOfStranger(game);
export const teaserOf = (game: string): Component | null => teasers[`./${game}/Teaser.svelte`]?.default ?? null;
export const resultOf = (game: string): Loader<AnyResultProps> | null => results[`./${game}/Result.svelte`] ?? null;
export const referenceOf = (game: string): Loader<ReferenceProps> | null => references[`./${game}/Reference.svelte`] ?? null;
export const summaryOf = (game: string): Loader<Record<string, never>> | null => summaries[`./${game}/Summary.svelte`] ?? null;
/** How a game draws a card within a sentence; without it, cards are named. */
export const chipOf = (game: string): Loader<ChipProps> | null => chips[`./${game}/Chip.svelte`] ?? null;

const brought: Loader<AnyGameProps> = () => import('./Brought.svelte');
const plain: Loader<AnyGameProps> = () => import('../plain/Screen.svelte');

/** The screen of a game. */
export async function screenOf(game: string): Promise<Component<AnyGameProps>> {
  const own = screens[`./${game}/Screen.svelte`];
  if (!own) await games.load();
  const load = own ?? (games.find(game)?.brings.screen ? brought : plain);
  return (await load()).default;
}
