import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMessage } from '../src/generated/messages';
import { Connection, type State } from '../src/lib/connection';
import { FakeNetwork } from './fakeSocket';
import { moved, snapshot } from './messages';

let network: FakeNetwork;
let heard: AnyMessage[];
let states: State[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  heard = [];
  states = [];
  connection = new Connection(
    'ws://here',
    { said: (message) => heard.push(message), changed: (state) => states.push(state) },
    network,
  );
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function joinAt(seq: number): void {
  network.last.opens();
  network.last.says(snapshot(seq));
}

describe('joining', () => {
  it('asks for the whole story first', () => {
    network.last.opens();
    expect(network.last.sent).toEqual([{ type: 'join', since: 0, aid: true }]);
  });

  it('is here with the snapshot', () => {
    joinAt(3);
    expect(states).toEqual(['here']);
    expect(heard).toHaveLength(1);
  });
});

describe('a connection that breaks', () => {
  it('is told, comes back by itself and asks for what it lacks', () => {
    joinAt(3);
    network.last.says(moved(4));
    network.last.breaks();
    expect(states).toEqual(['here', 'lost']);
    vi.advanceTimersByTime(600);
    network.last.opens();
    expect(network.sockets).toHaveLength(2);
    expect(network.last.sent).toEqual([{ type: 'join', since: 4, aid: true }]);
    network.last.says(snapshot(4));
    expect(states).toEqual(['here', 'lost', 'here']);
  });

  it('waits longer each time it fails', () => {
    network.last.breaks();
    vi.advanceTimersByTime(600);
    network.last.breaks();
    vi.advanceTimersByTime(600);
    expect(network.sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(network.sockets).toHaveLength(3);
  });

  it('comes back at once when the server restarts', () => {
    joinAt(1);
    network.last.breaks(1012);
    vi.advanceTimersByTime(200);
    expect(network.sockets).toHaveLength(2);
  });

  it('comes back at once when the device is online again', () => {
    network.last.breaks();
    connection.hurry();
    expect(network.sockets).toHaveLength(2);
  });

  it('is found out when it says nothing any more', () => {
    joinAt(1);
    vi.advanceTimersByTime(20_000);
    expect(network.last.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
    expect(network.last.closed).toBe(true);
  });

  it.each([
    [4403, 'forbidden'],
    [4404, 'missing'],
    [4410, 'aside'],
  ])('does not come back after %i', (code, state) => {
    network.last.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([state]);
    expect(network.sockets).toHaveLength(1);
  });
});

it('is lost at once when the device says that it is offline', () => {
  joinAt(1);
  connection.doubt();
  expect(connection.state).toBe('lost');
});

describe('a request', () => {
  const say = { do: 'say', text: 'hello' } as const;

  it('waits until we are there', () => {
    connection.ask('a', say);
    network.last.opens();
    expect(network.last.sent).toHaveLength(1);
    network.last.says(snapshot(1));
    expect(network.last.sent.at(-1)).toEqual({ type: 'do', id: 'a', command: say });
  });

  it('is sent again, under the same id, until it is answered', () => {
    joinAt(1);
    connection.ask('a', say);
    network.last.breaks(1012);
    vi.advanceTimersByTime(200);
    joinAt(1);
    expect(network.last.sent.at(-1)).toEqual({ type: 'do', id: 'a', command: say });
  });

  it.each<AnyMessage>([
    { type: 'done', id: 'a', seq: 2 },
    { type: 'refused', id: 'a', code: 'muted', message: 'No.' },
    moved(2, { id: 'a' }),
  ])('is not sent again after $type', (answer) => {
    joinAt(1);
    connection.ask('a', say);
    network.last.says(answer);
    network.last.breaks(1012);
    vi.advanceTimersByTime(200);
    joinAt(2);
    expect(network.last.sent).toEqual([expect.objectContaining({ type: 'join' })]);
  });
});
