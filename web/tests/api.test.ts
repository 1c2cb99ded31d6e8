import { afterEach, expect, it, vi } from 'vitest';
import { api, type GameShown } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown) {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body))));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('asks where the description of the server says, whatever the id of a table is', async () => {
  const fetch = answering({ seq: 7 });
  const done = await api.do('a/b', { do: 'start' });
  expect(done.seq).toBe(7);
  expect(fetch).toHaveBeenCalledWith('/api/tables/a%2Fb/do', expect.objectContaining({ method: 'POST' }));
});

it('has the types of the server, and no others', async () => {
  answering([]);
  const games: GameShown[] = await api.games();
  // @ts-expect-error -- the description of the server has no such field
  expect(games.map((game) => game.nothing)).toEqual([]);
  // @ts-expect-error -- nor a command of this name
  await api.do('table', { do: 'nothing' });
});
