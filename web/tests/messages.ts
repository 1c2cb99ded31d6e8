import type { News, Snapshot, TableView } from '../src/generated/messages';

export const TABLE: TableView = {
  id: 'table',
  code: 'ABC',
  game: 'ten',
  rules: 1,
  options: { players: 2 },
  house: {},
  status: 'playing',
  host: 'ada',
  seats: [
    { is: 'guest', guest: 'ada', name: 'Ada' },
    { is: 'bot', bot: 'careful' },
  ],
  muted: [],
  commitment: null,
  previous: null,
  next: null,
};

export const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  protocol: 2,
  seq,
  table: TABLE,
  you: 'ada',
  seat: 0,
  view: { at: seq },
  turn: { seat: 0 },
  legal: ['draw'],
  ...more,
});

export const moved = (seq: number, more: Partial<News> = {}): News => ({
  type: 'news',
  seq,
  what: { kind: 'moved', seat: 0 },
  view: { at: seq },
  turn: { seat: 1 },
  events: [{ event: 'drew', seat: 0, card: 'b5' }] as unknown as News['events'],
  ...more,
});
