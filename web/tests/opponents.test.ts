import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { GameShown } from '../src/lib/api';
import Practice from '../src/practice/Practice.svelte';

const here = vi.hoisted(() => ({ tell: (_bots: string[]): void => undefined }));
vi.mock('../src/practice/bots', () => ({
  botsHere: () => new Promise<string[]>((resolve) => (here.tell = resolve)),
  keepBots: () => Promise.resolve(),
}));
vi.mock('../src/practice/games', () => ({ PRACTICE: { ten: { rules: 2, quick: ['careful'], thinking: { sharp: 100 } } } }));

const PLAYERS = { properties: { players: { type: 'integer', minimum: 2, maximum: 5 } } };
const TEN = {
  name: 'ten',
  options: [{ name: 'players', says: '', default: 2 }],
  options_schema: { $defs: { Options: PLAYERS } },
  bots: ['careful', 'sharp'].map((name) => ({ name })),
  ladder: [],
} as unknown as GameShown;

it('offers opponents when it is known which of them are on the device, and not before', async () => {
  render(Practice, { games: [TEN], away: true, ongiven: () => undefined });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'page-practice-bots' });
  expect(button.disabled).toBe(true);
  here.tell(['careful', 'sharp']);
  await waitFor(() => expect(button.disabled).toBe(false));
});
