/** A table as the page shows it: what the server tells, one step after the other, at a pace that the eye can follow. */
import { tick } from 'svelte';
import type {
  AnyMessage,
  News,
  Outcome,
  Presence,
  Reacted,
  Refusal,
  Snapshot,
  TableView,
  Teaching,
  Turn,
} from '../generated/messages';
import { newId } from './api';
import type { AnyCommand } from './commands';
import { Connection, type State, type Surroundings } from './connection';
import type { ReactionName } from './around';
import { drawn } from './drawn';
import { keepLook, lastLook } from './last';
import { isHere } from '../practice/kept';
import { keep, kept, settings } from './settings.svelte';
import { see, toCommit, toReveal } from './witness';

export interface LogLine {
  seq: number;
  what: News['what'];
  events: readonly unknown[];
}

export interface ChatLine {
  seq: number;
  guest: string;
  name: string;
  text: string;
}

const MOST_WAITING = 8;
const LONGEST_HOLD = 5_000;
const LAST_LOOK = 1_200;
const REACTION = 3_000;

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

const socketUrl = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;

export class Table {
  state = $state<State>('connecting');
  protocol = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  you = $state<string | null>(null);
  seat = $state<number | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** When `turn` was told, by performance.now(). */
  turnAt = $state(0);
  view = $state.raw<unknown>(null);
  legal = $state.raw<readonly string[] | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  aid = $state.raw<unknown>(null);
  /** What the teacher says, where somebody learns. */
  lesson = $state.raw<Teaching | null>(null);
  events = $state.raw<readonly unknown[]>([]);
  step = $state(0);
  /** The last move of the game is still being played out. */
  ending = $state(false);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** When this was so, if it is not told by the server but what this device last saw. */
  seenAt = $state<number | null>(null);
  /** The host has shown the reader out of their seat: in the game, a bot plays there. */
  kicked = $state<'seat' | 'play' | null>(null);
  /** Who has just reminded the reader that they are waited for. */
  nudgedBy = $state<string | null>(null);
  /** Whether somebody was reminded in this turn. */
  nudged = $state(false);
  /** What seats show just now; it is forgotten soon. */
  reactions = $state.raw<Readonly<Record<number, { name: ReactionName; n: number }>>>({});
  /** The rematch that has just begun, with the reader in it. */
  onward = $state<string | null>(null);
  /** The table shows another seal than the one that this device saw first. */
  resealed = $state(false);
  /** The sequence up to which the reader had seen everything before they came back. */
  seenBefore: number;
  /** What happened while the reader was away last: after one sequence, and until another. */
  away = $state.raw<{ after: number; until: number } | null>(null);
  private leftAt: number | null = null;
  private moving = $state<string | null>(null);
  /** What the page asks for by itself: nobody needs to hear that it was refused. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen follows it
  private readonly quiet = new Set<string>();
  private committed = false;
  private revealed = false;
  private heard = 0;
  private waiting: News[] = [];
  /** What is told before a snapshot: however long it is, it is shown with that, all at once. */
  private story: News[] = [];
  private holdUntil = 0;
  private pumping = false;
  /** Until what was pressed is seen to be pressed. */
  private pressed: Promise<void> | null = null;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    around?: Surroundings,
  ) {
    this.seenBefore = kept<Record<string, number>>('tenfold.seen', {})[id] ?? 0;
    this.leftAt = this.seenBefore || null;
    this.connection = new Connection(socketUrl(id), this, around);
  }

  get busy(): boolean {
    return this.moving !== null;
  }

  get isHost(): boolean {
    return this.table !== null && this.you === this.table.host;
  }

  /** Whether the decision is the reader's. */
  get mine(): boolean {
    return this.legal !== null;
  }

  /** Do these actions, all of them or none. */
  act = (actions: string[]): void => {
    if (this.busy) return;
    this.catchUp();
    this.pressed = drawn();
    this.moving = this.ask({ do: 'move', actions, after: this.step });
  };

  /** Ask the table for something. */
  ask = (command: AnyCommand): string => {
    const id = newId();
    this.refusal = null;
    this.connection.ask(id, command);
    return id;
  };

  react = (reaction: ReactionName): void => this.connection.react(reaction);

  look = (looking: boolean): void => this.connection.look(looking);

  /** Wait before the next step is shown. */
  hold = (ms: number): void => {
    this.holdUntil = Math.max(this.holdUntil, performance.now() + Math.min(ms, LONGEST_HOLD));
  };

  /** Enough of the last move. */
  end = (): void => {
    this.ending = false;
  };

  hurry(): void {
    this.connection.hurry();
  }

  doubt(): void {
    this.connection.doubt();
  }

  stop(): void {
    this.remember();
    this.connection.stop();
  }

  /** What is on screen now counts as seen, and can be seen again without the server. */
  remember(): void {
    if (this.table && this.heard > 0 && this.seat !== null && !isHere(this.id)) {
      const { table, you, seat, view, outcome, aid } = this;
      keepLook(this.id, { at: Date.now(), table, you, seat, view, outcome, aid });
    }
    if (this.heard > 0) keep('tenfold.seen', { ...kept<Record<string, number>>('tenfold.seen', {}), [this.id]: this.heard });
  }

  /** The reader looks elsewhere. */
  leave(): void {
    this.remember();
    this.leftAt = this.heard;
  }

  /** The reader looks again, or for the first time: what came meanwhile came while they were away. */
  comeBack(): void {
    this.seeWhatWas();
    if (this.state === 'lost') this.hurry();
  }

  private seeWhatWas(): void {
    if (this.leftAt !== null && this.leftAt < this.heard) this.away = { after: this.leftAt, until: this.heard };
    this.leftAt = null;
  }

  changed(state: State): void {
    this.state = state;
    if (state === 'lost' && this.table === null) this.recall();
  }

  /** The server cannot be reached: show what this device last saw. */
  private recall(): void {
    const last = lastLook(this.id);
    if (!last) return;
    this.seenAt = last.at;
    this.you = last.you;
    this.seat = last.seat;
    this.view = last.view;
    this.outcome = last.outcome;
    this.aid = last.aid;
    this.table = last.table;
  }

  said(message: AnyMessage): void {
    if (message.type === 'snapshot') this.start(message);
    else if (message.type === 'news') this.receive(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'reacted') this.showReaction(message);
    else if (message.type === 'refused') this.refuse(message);
    if ('id' in message && message.id === this.moving) this.moving = message.type === 'news' ? this.moving : null;
  }

  private showReaction({ seat, reaction }: Reacted): void {
    const n = (this.reactions[seat]?.n ?? 0) + 1;
    this.reactions = { ...this.reactions, [seat]: { name: reaction, n } };
    setTimeout(() => {
      if (this.reactions[seat]?.n !== n) return;
      const { [seat]: _, ...others } = this.reactions;
      this.reactions = others;
    }, REACTION);
  }

  /** What concerns the reader at once, while it happens. */
  private concern({ what }: News): void {
    this.showOut(what);
    if (what.kind === 'nudged') {
      this.nudged = true;
      if (what.seat === this.seat) this.nudgedBy = what.name;
    }
    if (what.kind === 'moved') [this.nudged, this.nudgedBy] = [false, null];
    if (what.kind === 'rematched' && this.seat !== null && what.wanted?.includes(this.seat)) this.onward = what.table;
  }

  /** Whether the reader was shown out of their seat: until they play again, and also when they were away just then. */
  private showOut(what: News['what']): void {
    if (what.kind === 'kicked' && what.guest === this.you) this.kicked = what.bot ? 'play' : 'seat';
    if (what.kind === 'sat' && what.guest === this.you) this.kicked = null;
    if (what.kind === 'takenback' && what.seat === this.seat) this.kicked = null;
  }

  private refuse(refusal: Refusal): void {
    if (!this.quiet.has(refusal.id ?? '')) this.refusal = refusal;
  }

  /** Keep what counts for the proof of the deal, and do this device's part of it: once, however many devices a guest has. */
  private witness(table: TableView): void {
    const seat = seatOf(table, this.you);
    this.resealed = see(table, seat)?.other !== undefined;
    const commitment = this.committed ? null : toCommit(table, seat);
    if (commitment !== null) this.askQuietly({ do: 'commit', commitment });
    this.committed ||= commitment !== null;
    const entropy = this.revealed ? null : toReveal(table, seat);
    if (entropy !== null) this.askQuietly({ do: 'reveal', entropy });
    this.revealed ||= entropy !== null;
  }

  private askQuietly(command: AnyCommand): void {
    const id = newId();
    this.quiet.add(id);
    this.connection.ask(id, command);
  }

  private start(snapshot: Snapshot): void {
    const story = this.story.splice(0);
    this.write([...this.waiting.splice(0), ...story]);
    this.hear(story);
    this.holdUntil = 0;
    this.end();
    this.protocol = snapshot.protocol;
    this.seenAt = null;
    this.you = snapshot.you;
    this.seat = snapshot.seat;
    for (const { seq, what } of story) if (seq > this.seenBefore) this.showOut(what);
    this.view = snapshot.view ?? null;
    this.outcome = snapshot.outcome ?? null;
    this.events = [];
    this.showTurn(snapshot);
    this.aid = snapshot.aid ?? null;
    this.lesson = snapshot.lesson ?? null;
    this.table = snapshot.table;
    this.witness(snapshot.table);
    this.step = this.heard = snapshot.seq;
    if (!document.hidden) this.seeWhatWas();
    if (this.moving !== null && !this.connection.isPending(this.moving)) this.moving = null;
  }

  private receive(news: News): void {
    if (news.seq <= this.heard) return;
    this.heard = news.seq;
    if (!this.connection.joined) {
      this.story.push(news);
      return;
    }
    this.hear([news]);
    this.concern(news);
    if (news.table) this.witness(news.table);
    this.waiting.push(news);
    void this.pump();
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.waiting.length > 0) {
      if (this.pressed) {
        await this.pressed;
        this.pressed = null;
        continue;
      }
      const rest = this.holdUntil - performance.now();
      if (rest > 0 && !this.hurried()) {
        await pause(Math.min(rest, 100));
        continue;
      }
      const news = this.waiting.shift();
      if (news) this.show(news);
      if (news?.view !== undefined) await tick();
    }
    this.pumping = false;
  }

  private hurried(): boolean {
    return document.hidden || !settings.moves || this.waiting.length > MOST_WAITING;
  }

  private catchUp(): void {
    this.holdUntil = 0;
    for (const news of this.waiting.splice(0)) this.show(news);
  }

  private show(news: News): void {
    this.write([news]);
    if (news.table) this.table = news.table;
    if (news.table) this.seat = seatOf(news.table, this.you);
    if (news.view !== undefined) this.view = news.view;
    if (news.outcome) void this.finish(news.outcome);
    if (news.turn !== undefined || news.table) this.showTurn(news);
    // It belongs to what one sees and may do: other news leaves it as it is.
    if (news.view !== undefined || news.aid !== undefined) this.aid = news.aid ?? null;
    this.lesson = news.lesson ?? null;
    if (news.view !== undefined) this.events = (news.events as unknown as unknown[] | undefined) ?? [];
    this.step = news.seq;
    if (news.id !== undefined && news.id === this.moving) this.moving = null;
  }

  /** With less motion, too, one wants to see how it ended. */
  private async finish(outcome: Outcome): Promise<void> {
    this.outcome = outcome;
    this.ending = true;
    this.hold(LAST_LOOK);
    while (this.ending && !document.hidden && this.holdUntil > performance.now()) await pause(100);
    this.end();
  }

  private showTurn(message: Snapshot | News): void {
    this.turn = message.turn ?? null;
    this.turnAt = performance.now();
    this.legal = message.legal ?? null;
  }

  private write(told: readonly News[]): void {
    const lines = told.filter((news) => news.what.kind !== 'said');
    if (lines.length > 0)
      this.log = this.log.concat(
        lines.map(({ seq, what, events }) => ({ seq, what, events: (events as unknown as unknown[] | undefined) ?? [] })),
      );
  }

  /** What somebody said is read at once. */
  private hear(told: readonly News[]): void {
    const lines = told.flatMap(({ seq, what }) => (what.kind === 'said' ? [{ seq, ...what }] : []));
    if (lines.length > 0) this.chat = this.chat.concat(lines);
    const gone = told.flatMap(({ what }) => (what.kind === 'unsaid' ? what.lines : []));
    if (gone.length > 0) this.chat = this.chat.map((line) => (gone.includes(line.seq) ? { ...line, text: '' } : line));
  }
}

/** What tells of it needs of a table, or of a game that one looks back at. */
export type Told = Pick<Table, 'table' | 'seat' | 'log' | 'away'>;

function seatOf(table: TableView, guest: string | null): number | null {
  const at = guest === null ? -1 : table.seats.findIndex((seat) => seat.guest === guest);
  return at < 0 ? null : at;
}
