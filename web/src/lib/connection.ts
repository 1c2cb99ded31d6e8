/** The WebSocket of a table: comes back by itself, asks for what it lacks, and sends again what nobody has answered. */
import type { AnyMessage, AnyRequest, React } from '../generated/messages';
import type { AnyCommand } from './commands';

export type State = 'connecting' | 'here' | 'lost' | 'forbidden' | 'barred' | 'missing' | 'aside' | 'stopped';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(url: string): Socket;
  /** A number from 0 to 1: so that many pages do not come back at the same moment. */
  chance(): number;
}

export interface Listener {
  said(message: AnyMessage): void;
  changed(state: State): void;
}

const FORBIDDEN = 4403;
const MISSING = 4404;
const BARRED = 4423;
const SET_ASIDE = 4410;
const RESTARTING = 1012;
const TOO_SLOW = 4008;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BEAT = 20_000;
const PATIENCE = 8_000;

const BROWSER: Surroundings = { open: (url) => new WebSocket(url) as unknown as Socket, chance: Math.random };

export class Connection {
  state: State = 'connecting';
  /** The last sequence that was told; null before the first snapshot. */
  private seq: number | null = null;
  private socket: Socket | null = null;
  private readonly pending = new Map<string, AnyCommand>();
  /** From the snapshot on; what comes before it is the story. */
  joined = false;
  private failures = 0;
  private looking = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {
    this.connect();
  }

  /** Ask for something; it is sent again until it is answered. */
  ask(id: string, command: AnyCommand): void {
    this.pending.set(id, command);
    if (this.joined) this.send({ type: 'do', id, command });
  }

  /** Show everybody a reaction; without a connection there is nobody to show it to. */
  react(reaction: React['reaction']): void {
    if (this.joined) this.send({ type: 'react', reaction });
  }

  /** Whether somebody looks at this page: whoever does not is told elsewhere, if they wish. */
  look(looking: boolean): void {
    this.looking = looking;
    if (this.joined) this.send({ type: 'look', looking });
  }

  isPending(id: string): boolean {
    return this.pending.has(id);
  }

  /** Try now: the device is online again, or who we are has changed. */
  hurry(): void {
    if (this.state === 'stopped') return;
    this.drop();
    this.failures = 0;
    this.connect();
  }

  /** The device says that it is offline: a socket would notice much later. */
  doubt(): void {
    if (this.state === 'here') this.lose(0);
  }

  stop(): void {
    this.drop();
    this.turn('stopped');
  }

  private connect(): void {
    const socket = this.around.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.send({ type: 'join', since: this.seq ?? 0, aid: true });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = (event) => this.lose(event.code);
    this.expect(PATIENCE);
  }

  private send(request: AnyRequest): void {
    this.socket?.send(JSON.stringify(request));
  }

  private hear(message: AnyMessage): void {
    this.expect(BEAT, () => {
      this.send({ type: 'ping' });
      this.expect(PATIENCE);
    });
    this.settle(message);
    if (message.type === 'news' || message.type === 'snapshot') this.seq = Math.max(this.seq ?? 0, message.seq);
    this.listener.said(message);
    if (message.type === 'snapshot') this.arrive();
  }

  private settle(message: AnyMessage): void {
    if ((message.type === 'news' || message.type === 'done' || message.type === 'refused') && message.id)
      this.pending.delete(message.id);
  }

  private arrive(): void {
    this.joined = true;
    this.failures = 0;
    this.turn('here');
    for (const [id, command] of this.pending) this.send({ type: 'do', id, command });
    if (!this.looking) this.send({ type: 'look', looking: false });
  }

  private lose(code: number): void {
    this.drop();
    if (code === FORBIDDEN) return this.turn('forbidden');
    if (code === BARRED) return this.turn('barred');
    if (code === MISSING) return this.turn('missing');
    if (code === SET_ASIDE) return this.turn('aside');
    this.turn('lost');
    this.timer = setTimeout(() => this.connect(), this.wait(code));
  }

  private wait(code: number): number {
    const soon = this.around.chance() * 200;
    if ((code === RESTARTING || code === TOO_SLOW) && this.failures++ === 0) return soon;
    return Math.min(FIRST_WAIT * 2 ** this.failures++, LONGEST_WAIT) * (0.75 + this.around.chance() / 2);
  }

  /** Wait for the next message; a connection that says nothing is dead, whatever it thinks. */
  private expect(ms: number, then: () => void = () => this.lose(0)): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(then, ms);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.beat);
    this.joined = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private turn(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.changed(state);
  }
}
