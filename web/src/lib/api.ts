/** The HTTP interface of the server. */
import type { AnyCommand } from './commands';
import { deviceName } from './device';
import type { House, SeatView, Snapshot, TableView } from '../generated/messages';

export interface Me {
  id: string;
  name: string;
}

export interface BotShown {
  name: string;
  level: number;
  says: string;
}

export interface OptionShown {
  name: string;
  says: string;
  default: unknown;
}

export interface GameShown {
  name: string;
  title: string;
  rules: number;
  options: OptionShown[];
  options_schema: Record<string, unknown>;
  bots: BotShown[];
}

export interface TableListed {
  id: string;
  code: string;
  game: string;
  public: boolean;
  status: TableView['status'];
  host: string;
  seats: SeatView[];
  to_act: number | null;
  touched: number;
  your_turn: boolean;
  aside: string | null;
}

/** What `bot` would do in the reader's place, and the chance to win after what it looked at, the best first; `brief` if it thought less. */
export interface HintShown {
  turn: number;
  bot: string;
  best: string;
  alternatives: { action: string; chance: number; error: number }[];
  brief: boolean;
}

/** A device (`cookie`), a bearer token or a link that was not used yet; `this` is the one by which the reader is known. */
export interface TokenShown {
  id: string;
  kind: 'cookie' | 'bearer' | 'link';
  label: string;
  created: number;
  this: boolean;
}

export interface Ticket {
  seat: number;
  name: string;
  ticket: string;
}

export type Wish = { is: 'open' } | { is: 'held'; name: string } | { is: 'bot'; bot: string };

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: Wish[];
  seat?: number | null;
  house?: Partial<House>;
  seed?: string;
}

/** The server's reason for not doing something; `code` is "offline" when there is no connection. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly details: Record<string, unknown> | null = null,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal }).catch(
    () => {
      throw new Failed('offline', 'There is no connection to the server.');
    },
  );
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({ error: {} }))) as { error: Partial<Failed> };
  throw new Failed(error.code ?? 'failed', error.message ?? answer.statusText, error.rule ?? null, error.details ?? null);
}

const json = async <Answer>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Answer> =>
  (await ask(method, path, body, signal)).json() as Promise<Answer>;

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join('');

export const api = {
  whoami: () => json<Me | null>('GET', '/api/whoami'),
  arrive: (name: string) => json<Me>('POST', '/api/guests', { name, device: deviceName(navigator.userAgent) }),
  rename: (name: string) => json<Me>('PATCH', '/api/me', { name }),
  depart: () => ask('DELETE', '/api/me/session'),
  makeLink: () => json<{ code: string }>('POST', '/api/me/links'),
  useLink: (code: string) => json<Me>('POST', '/api/links', { code, device: deviceName(navigator.userAgent) }),
  tokens: () => json<TokenShown[]>('GET', '/api/me/tokens'),
  revoke: (token: string) => ask('DELETE', `/api/me/tokens/${encodeURIComponent(token)}`),
  signOutEverywhere: () => json<Me>('DELETE', '/api/me/tokens'),
  games: () => json<GameShown[]>('GET', '/api/games'),
  myTables: () => json<TableListed[]>('GET', '/api/me/tables'),
  myLadder: () => json<Record<string, number[]>>('GET', '/api/me/ladder'),
  publicTables: () => json<TableListed[]>('GET', '/api/tables'),
  find: (code: string) => json<{ id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
  look: (table: string) => json<Snapshot>('GET', at(table)),
  open: (table: NewTable) => json<Snapshot>('POST', '/api/tables', table),
  do: (table: string, command: AnyCommand) => json<{ seq: number }>('POST', `${at(table)}/do`, { id: newId(), command }),
  tickets: (table: string) => json<Ticket[]>('GET', `${at(table)}/tickets`),
  hint: (table: string, signal: AbortSignal) => json<HintShown>('GET', `${at(table)}/hint`, undefined, signal),
  record: async (table: string) => (await ask('GET', `${at(table)}/record`)).text(),
};
