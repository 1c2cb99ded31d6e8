import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Table } from '../src/lib/table.svelte';
import type { TableView } from '../src/generated/messages';
import Rematch from '../src/parts/Rematch.svelte';
import { words } from '../src/lib/words.svelte';
import { TABLE } from './messages';

const PEOPLE = ['Ada', 'Bo', 'Cy'].map((name) => ({ is: 'guest' as const, guest: name.toLowerCase(), name }));
const VIEW: TableView = { ...TABLE, status: 'over', seats: PEOPLE, wants: [0] };

function told(view: TableView): string {
  const table = { seat: 0, onward: null, ask: () => '' } as unknown as Table;
  const { unmount } = render(Rematch, { table, view, names: ['Ada', 'Bo', 'Cy'] });
  const text = screen.getByRole('status').textContent.trim();
  unmount();
  return text;
}

it('waits for those who have not said anything, and for nobody who has said no', async () => {
  await words.speak('en');
  expect(told(VIEW)).toBe('The rematch waits for Bo and Cy.');
  expect(told({ ...VIEW, declines: [1] })).toBe('The rematch waits for Cy.');
  expect(told({ ...VIEW, declines: [1, 2] })).toBe('');
});
