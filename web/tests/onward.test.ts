import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { GameShown } from '../src/lib/api';
import { Failed } from '../src/lib/api';
import { games } from '../src/lib/games.svelte';
import type { Table } from '../src/lib/table.svelte';
import Result from '../src/screens/Result.svelte';
import { TABLE } from './messages';

const climbs = vi.hoisted(() => ({ climb: vi.fn() }));
vi.mock('../src/lib/play', () => climbs);

const RUNGS = [1, 2].map((level) => ({ level, options: { level } }));
const GAME = { name: 'alone', options: [], bots: [], ladder: RUNGS, brings: {} } as unknown as GameShown;
const OUTCOME = { scores: [3, 2], winners: [0], decided: 'by_points' };
const VIEW = { ...TABLE, game: 'alone', status: 'over' as const, options: { level: 1 } };
const LOOK = { id: 'table', seat: 0, you: 'ada', view: {}, aid: null, table: VIEW } as unknown as Table;

it('says why the next level does not begin, and begins it once', async () => {
  games.all = [GAME];
  vi.spyOn(games, 'load').mockResolvedValue();
  let refuse = (_why: Failed): void => undefined;
  climbs.climb.mockImplementation(() => new Promise<void>((_, no) => (refuse = no)));
  render(Result, { table: LOOK, view: VIEW, outcome: OUTCOME, live: false, seen: () => undefined, feel: () => undefined });
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'page-next-level' });
  await fireEvent.click(next);
  expect(next.disabled).toBe(true);
  next.click();
  expect(climbs.climb).toHaveBeenCalledTimes(1);
  refuse(new Failed('offline', 'There is no connection to the server.'));
  expect(await screen.findByText('There is no connection to the server.')).toBeTruthy();
  await waitFor(() => expect(next.disabled).toBe(false));
});
