/** The HTTP interface of the server. */
import type { components, paths } from '../generated/http';
import type { AnyCommand } from './commands';
import { deviceName } from './device';
import { reach } from './reach.svelte';

type Shown = components['schemas'];
export type Me = Shown['Me'];
export type BotShown = Shown['BotShown'];
export type GameShown = Shown['GameShown'];
export type Rung = Shown['Rung'];
export type TableListed = Shown['TableListed'];
export type HintShown = Shown['Hint'];
export type KnownShown = Shown['Known'];
export type TokenShown = Shown['TokenShown'];
export type NewTable = Shown['NewTable'];
export type TableShown = Shown['Snapshot'];
export type GamePlayed = Shown['GamePlayed'];
export type GameStatistics = Shown['GameStatistics'];
export type StatisticsGroup = Shown['Group'];
export type GamesSought = NonNullable<paths['/api/me/games']['get']['parameters']['query']>;
export type ExportForm = 'csv' | 'parquet' | 'tenfold';
export type DealShown = Shown['DealShown'];
export type DealResult = Shown['DealResult'];
export type DailyShown = Shown['DailyShown'];
export type Parting = Shown['Parting'];
export type ReplayPiece = Shown['Replay'];
export type ReviewShown = Shown['ReviewShown'];
export type Review = Shown['Review'];
export type Moment = Shown['Moment'];
export type Decision = Shown['Decision'];
export type TurningPoint = Shown['TurningPoint'];
export type Share = Review['shares'][number];
export type Summary = Shown['Summary'];
export type Accuracy = Shown['Accuracy'];
export type Mistake = Shown['Mistake'];

/** What the server says that it takes and gives there. */
type Path = keyof paths;
type Json<Body> = { content: { 'application/json': Body } };
type Taken<Operation> = Operation extends { requestBody: Json<infer Body> } ? Body : undefined;
type Given<Operation> = Operation extends { responses: { 200: Json<infer Body> } | { 201: Json<infer Body> } } ? Body : never;

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

/** What a proxy answers while the server behind it is away. */
const GATEWAY = [502, 504];

async function ask(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, {
    method: method.toUpperCase(),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  }).catch(() => {
    reach.away ||= !signal?.aborted;
    throw new Failed('offline', 'There is no connection to the server.');
  });
  reach.away = GATEWAY.includes(answer.status);
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({ error: {} }))) as { error: Partial<Failed> };
  throw new Failed(error.code ?? 'failed', error.message ?? answer.statusText, error.rule ?? null, error.details ?? null);
}

/** Ask there; `inPath` is what stands for the names in braces. */
async function json<At extends Path, Method extends keyof paths[At] & string>(
  method: Method,
  path: At,
  body?: Taken<paths[At][Method]>,
  inPath: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Given<paths[At][Method]>> {
  const answer = await ask(method, filled(path, inPath), body, signal);
  return (await answer.json()) as Given<paths[At][Method]>;
}

const filled = (path: Path, inPath: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));

export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join('');

export const api = {
  whoami: () => json('get', '/api/whoami'),
  arrive: (name: string) => json('post', '/api/guests', { name, device: deviceName(navigator.userAgent) }),
  rename: (name: string) => json('patch', '/api/me', { name }),
  depart: () => ask('delete', '/api/me/session'),
  makeLink: () => json('post', '/api/me/links'),
  useLink: (code: string) => json('post', '/api/links', { code, device: deviceName(navigator.userAgent) }),
  tokens: () => json('get', '/api/me/tokens'),
  revoke: (token: string) => ask('delete', filled('/api/me/tokens/{token}', { token })),
  signOutEverywhere: () => json('delete', '/api/me/tokens'),
  pushKey: () => json('get', '/api/push'),
  subscribe: (device: Shown['PushDevice']) => ask('put', '/api/me/push', device),
  unsubscribe: () => ask('delete', '/api/me/push'),
  games: () => json('get', '/api/games'),
  myTables: () => json('get', '/api/me/tables'),
  myLadder: () => json('get', '/api/me/ladder'),
  myAchievements: () => json('get', '/api/me/achievements'),
  myGames: async (sought: GamesSought = {}): Promise<Shown['GamesPlayed']> => {
    const given = Object.entries(sought).filter(([, value]) => value !== undefined && value !== null);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return (await ask('get', `/api/me/games?${query}`)).json() as Promise<Shown['GamesPlayed']>;
  },
  keepGame: (record: string) => json('post', '/api/me/games', { record }),
  myStatistics: () => json('get', '/api/me/statistics'),
  exportGames: async (form: ExportForm): Promise<Blob> => (await ask('get', `/api/me/export/${form}`)).blob(),
  myData: async (): Promise<Blob> => (await ask('get', '/api/me/data')).blob(),
  erase: () => ask('delete', '/api/me'),
  report: (table: string, about: Shown['Reported']) => ask('post', filled('/api/tables/{table}/reports', { table }), about),
  deleteGame: (table: string) => ask('delete', filled('/api/me/games/{table}', { table })),
  deleteGames: () => ask('delete', '/api/me/games'),
  finishedGames: async (before: number): Promise<Shown['GamesPlayed']> =>
    (await ask('get', `/api/tables/finished?before=${before}`)).json() as Promise<Shown['GamesPlayed']>,
  daily: () => json('get', '/api/daily'),
  deal: (deal: string) => json('get', '/api/deals/{deal}', undefined, { deal }),
  myDeals: () => json('get', '/api/me/deals'),
  offerDeal: (table: string) => json('post', '/api/deals', { table }),
  offerNewDeal: (table: NewTable) => json('post', '/api/deals', { new: table }),
  playDeal: (deal: string) => json('post', '/api/deals/{deal}/play', undefined, { deal }),
  parting: (deal: string, table: string) => json('get', '/api/deals/{deal}/parting/{table}', undefined, { deal, table }),
  publicTables: () => json('get', '/api/tables'),
  find: (code: string) => json('get', '/api/codes/{code}', undefined, { code }),
  look: (table: string) => json('get', '/api/tables/{table}', undefined, { table }),
  open: (table: NewTable) => json('post', '/api/tables', table),
  openLesson: (game: string) => json('post', '/api/lessons', { game }),
  do: (table: string, command: AnyCommand) => json('post', '/api/tables/{table}/do', { id: newId(), command }, { table }),
  tickets: (table: string) => json('get', '/api/tables/{table}/tickets', undefined, { table }),
  hint: (table: string, signal: AbortSignal) => json('get', '/api/tables/{table}/hint', undefined, { table }, signal),
  known: (table: string, signal: AbortSignal) => json('get', '/api/tables/{table}/known', undefined, { table }, signal),
  replay: async (table: string, eyes: number | null, opened: boolean, first: number): Promise<ReplayPiece> => {
    const query = new URLSearchParams({ first: String(first), ...(eyes === null ? {} : { eyes: String(eyes) }) });
    if (opened) query.set('opened', 'true');
    return (await ask('get', `${filled('/api/tables/{table}/replay', { table })}?${query}`)).json() as Promise<ReplayPiece>;
  },
  review: (table: string) => json('get', '/api/tables/{table}/review', undefined, { table }),
  askReview: (table: string) => json('post', '/api/tables/{table}/review', undefined, { table }),
  tryLine: (line: string) => json('post', '/api/again', { line }),
  tryAgain: (table: string, moment: Shown['AnotherTry']) => json('post', '/api/tables/{table}/again', moment, { table }),
  myMistakes: async (order: 'newest' | 'costly', skip: number): Promise<Shown['Mistakes']> =>
    (await ask('get', `/api/me/mistakes?order=${order}&skip=${skip}`)).json() as Promise<Shown['Mistakes']>,
  replayRecord: (record: Shown['RecordToReplay']) => json('post', '/api/replays', record),
  record: async (table: string) => (await ask('get', filled('/api/tables/{table}/record', { table }))).text(),
};
