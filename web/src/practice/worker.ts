/** One table without a server: the Python of a game and of its table, made JavaScript when the page was built. */
import { PRACTICE } from './games';
import type { Asked, NewGame, Told } from './messages';

/** Values of Python. */
type Py = unknown;

interface Alone {
  open(game: string, options: Py, bot: string, name: string, seed: string): void;
  restore(log: Py): void;
  hear(request: Py): Py[];
  asked(): [bot: string, view: Py, legal: string[]] | null;
  seen(): Py | null;
  bot_moves(action: string): Py;
  record(): string;
  unsaved: Py[];
  table: { over: boolean; head: bigint; house: { pace: bigint } };
}

interface Program {
  Alone: new (id: string) => Alone;
  bots: Py;
  game: { name: string };
  known(game: Py, turn: bigint, view: Py): Py;
  known_to(game: Py, bot: string, milliseconds: bigint, turn: bigint, view: Py): Py;
}

interface Runtime {
  host: { refusal?: () => string };
  read(value: unknown): Py;
  write(value: Py): string;
  item(table: Py, key: Py): Py;
}

type Bot = (view: Py, legal: string[]) => string;

const FOLDER = '../generated/practice';
const programs = import.meta.glob<Program>('../generated/practice/*.js');
const load = (name: string): Promise<unknown> => programs[`${FOLDER}/${name}.js`]!();

const tell = (told: Told): void => postMessage(told);
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

class Playing {
  private playing = false;
  /** Hears what a bot that was asked about would do. */
  move: (action: string | null) => void = () => undefined;

  constructor(
    private readonly $: Runtime,
    private readonly program: Program,
    private readonly table: Alone,
  ) {}

  /** What was written since somebody last asked. */
  wrote(): string[] {
    return this.table.unsaved.splice(0).map((entry) => this.$.write(entry));
  }

  hear(text: string): void {
    this.say(this.table.hear(this.$.read(JSON.parse(text))));
    void this.letBotsPlay();
  }

  know(): void {
    const { table, program } = this;
    const view = table.seen();
    tell({ is: 'known', known: view === null ? null : this.$.write(program.known(program.game, table.table.head, view)) });
  }

  record(): void {
    tell({ is: 'record', record: this.table.record() });
  }

  private say(messages: Py[]): void {
    const said = messages.map((message) => this.$.write(message));
    if (said.length > 0) tell({ is: 'said', said, wrote: this.wrote(), over: this.table.table.over });
  }

  /** One move after the other, at the pace of the house; what is thought out while something else happens is forgotten. */
  private async letBotsPlay(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let asked = this.table.asked(); asked !== null; asked = this.table.asked()) {
      const { head, house } = this.table.table;
      const [action] = await Promise.all([this.choice(...asked), pause(Number(house.pace))]);
      if (this.table.table.head === head) this.say([this.table.bot_moves(action)]);
    }
    this.playing = false;
  }

  /** What a bot does; in place of one that cannot think here, the best of those that are quick. */
  private async choice(bot: string, view: Py, legal: string[]): Promise<string> {
    const { quick, thinking } = PRACTICE[this.program.game.name]!;
    const milliseconds = thinking[bot];
    const thought = milliseconds !== undefined && legal.length > 1 ? await this.thought(bot, milliseconds, view) : null;
    if (thought !== null && legal.includes(thought)) return thought;
    const instead = quick.includes(bot) ? bot : quick.at(-1)!;
    return (this.$.item(this.program.bots, instead) as Bot)(view, legal);
  }

  /** What a bot that searches does: the page has the engine. */
  private thought(bot: string, milliseconds: number, view: Py): Promise<string | null> {
    const { program, table } = this;
    const known = program.known_to(program.game, bot, BigInt(milliseconds), table.table.head, view);
    tell({ is: 'asked', known: this.$.write(known) });
    return new Promise((go) => (this.move = go));
  }
}

async function opened(id: string, game: string, log: string[] | NewGame): Promise<Playing> {
  const [$, program] = (await Promise.all([load('runtime'), load(game)])) as [Runtime, Program];
  // The page says by the number of the rule why something is refused, in the reader's language.
  $.host.refusal = () => '';
  const table = new program.Alone(id);
  if (Array.isArray(log)) table.restore(log.map((entry) => $.read(JSON.parse(entry))));
  else table.open(game, $.read(log.options), log.bot, log.name, log.seed);
  return new Playing($, program, table);
}

let playing: Playing | null = null;

async function answer(asked: Asked): Promise<void> {
  if (asked.do === 'open') {
    playing = await opened(asked.id, asked.game, asked.log);
    tell({ is: 'open', wrote: playing.wrote() });
  } else if (asked.do === 'hear') playing?.hear(asked.text);
  else if (asked.do === 'move') playing?.move(asked.action);
  else if (asked.do === 'know') playing?.know();
  else playing?.record();
}

/** One thing after the other: what is asked while the table opens waits for it. */
let before = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  before = before.then(() => answer(data)).catch((error: unknown) => tell({ is: 'failed', why: String(error) }));
});
