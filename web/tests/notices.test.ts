import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { News, TableView } from '../src/generated/messages';
import { Table } from '../src/lib/table.svelte';
import Notices from '../src/parts/Notices.svelte';
import { FakeNetwork } from './fakeSocket';
import { snapshot, TABLE } from './messages';

const PEOPLE: TableView['seats'] = [
  { is: 'guest', guest: 'ada', name: 'Ada' },
  { is: 'guest', guest: 'bo', name: 'Bo' },
];

let network: FakeNetwork;
let table: Table;

beforeEach(() => {
  localStorage.clear();
  network = new FakeNetwork();
  table = new Table('table', network);
  network.last.opens();
  network.last.says(snapshot(5, { table: { ...TABLE, seats: PEOPLE } }));
});
afterEach(() => table.stop());

const NEWS: [key: string, news: Partial<News> & Pick<News, 'what'>][] = [
  ['page-nudged', { what: { kind: 'nudged', seat: 0, guest: 'bo', name: 'Bo' } }],
  [
    'page-stand-in',
    {
      what: { kind: 'takenover', seat: 0, bot: 'careful', why: 'time' },
      table: { ...TABLE, seats: [{ ...PEOPLE[0]!, bot: 'careful' }, PEOPLE[1]!] },
    },
  ],
  [
    'page-rematch-wanted',
    { what: { kind: 'wanted', seat: 1, wants: true }, table: { ...TABLE, seats: PEOPLE, status: 'over', wants: [1] } },
  ],
];

it.each(NEWS)('has a place for %s that is there before it is said', async (key, news) => {
  render(Notices, { table, names: ['Ada', 'Bo'], covered: false, told: false });
  const places = screen.getAllByRole('status');
  network.last.says({ type: 'news', seq: 6, ...news });
  await waitFor(() => expect(places.map((place) => place.textContent).join(' ')).toContain(key));
});
