import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Log from '../src/parts/Log.svelte';
import type { Table } from '../src/lib/table.svelte';
import { moved, TABLE } from './messages';

const log = [1, 2, 3, 4].map((seq) => ({ seq, what: moved(seq).what, events: [{ event: 'drew', seat: 0, card: 'b5' }] }));
const shown = (away: Table['away']): string[] => {
  const table = { table: TABLE, seat: 0, log, away } as unknown as Table;
  const { unmount } = render(Log, { table });
  const lines = screen.getAllByRole('listitem').map((line) => (line.className.includes('away') ? line.textContent! : 'line'));
  unmount();
  return lines;
};

it('says what happened while one was away, and what since', () => {
  expect(shown(null)).toEqual(['line', 'line', 'line', 'line']);
  expect(shown({ after: 1, until: 3 })).toEqual(['line', 'page-while-away', 'line', 'line', 'page-since-back', 'line']);
  expect(shown({ after: 4, until: 6 })).toEqual(['line', 'line', 'line', 'line']);
});
