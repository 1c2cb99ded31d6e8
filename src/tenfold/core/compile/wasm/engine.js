// A game's rules in any JavaScript: a WebAssembly module and its manifest, as `tenfold.core.compile.wasm` makes them.
//
//   const engine = await loadEngine(manifest, wasm);
//   engine.start({ players: 4 }, await chanceOf('tea'));
//   while (!engine.isOver) engine.apply(engine.legal()[0]);
//
// All sizes, addresses and names come from the manifest. Nothing here knows a game.

const CHANCE_BYTES = 16;
const STREAM = 4;
const CHANCE_WORDS = 6;
const LARGEST_STREAM = 2 ** 31 - 1;
const ARRAYS = {
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f4: Float32Array,
  f8: Float64Array,
};

/** What the rules forbid; `rule` is the number of the rule, T6.2 is 602. */
export class Refused extends Error {
  constructor(action, rule, letter) {
    const name = `${letter}${Math.floor(rule / 100)}.${rule % 100}`;
    super(`${action} is against rule ${name}.`);
    this.name = 'Refused';
    this.rule = rule;
    this.ruleName = name;
  }
}

let sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** On pages without TLS browsers have no `crypto.subtle`: give this a SHA-256 of another library, from bytes to bytes. */
export function useSha256(another) {
  sha256 = another;
}

/** The six words of chance that a seed and a stream stand for: SHA-256 of the text, as everywhere in Tenfold. */
export async function chanceOf(seed, stream = 0) {
  const digest = await sha256(new TextEncoder().encode(seed));
  const words = new Int32Array(CHANCE_WORDS);
  words.set(new Int32Array(digest.slice(0, CHANCE_BYTES).buffer));
  words[STREAM] = stream;
  return words;
}

/** Bytes of a text in base64. */
export function fromBase64(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The desk of a module: its memory by the names of the manifest. */
export class Desk {
  constructor(manifest, instance) {
    this.manifest = manifest;
    this.exports = instance.exports;
    this.buffer = instance.exports.memory.buffer;
  }

  /** Call an exported function; all take the address of the desk first. */
  call(name, ...numbers) {
    return this.exports[name](this.manifest.desk_at, ...numbers);
  }

  /** The field of the desk with this name, as an array over the memory itself. */
  field(name) {
    return this.view(this.place(this.manifest.desk, name), this.manifest.desk_at);
  }

  place(places, name) {
    const found = places[name];
    if (!found) throw new RangeError(`There is no field ${name}; there are ${Object.keys(places).join(', ')}.`);
    return found;
  }

  view(place, base) {
    const length = place.shape.reduce((product, size) => product * size, 1);
    return new ARRAYS[place.type](this.buffer, base + place.at, length);
  }

  /** The bytes of a record on the desk, itself. */
  record(name) {
    return new Uint8Array(this.buffer, this.manifest.desk_at + this.manifest.desk[name].at, this.manifest.state_bytes);
  }

  write(name, bytes) {
    const size = this.manifest.state_bytes;
    if (bytes.length !== size) {
      throw new RangeError(`A position of ${this.manifest.title} has ${size} bytes; these are ${bytes.length}.`);
    }
    this.record(name).set(bytes);
  }

  /** A field of a record that lies on the desk: a number, or an array of them over the memory. */
  read(record, name) {
    const place = this.place(this.manifest.state, name);
    const found = this.view(place, this.manifest.desk_at + this.manifest.desk[record].at);
    return place.shape.length ? found : Number(found[0]);
  }

  seedDice(dice) {
    this.field('dice')[0] = BigInt(dice >>> 0 || 1);
  }

  seedRecord(record, chance) {
    if (chance.length !== CHANCE_WORDS) {
      throw new RangeError(`Chance has ${CHANCE_WORDS} words; these are ${chance.length}.`);
    }
    this.read(record, 'chance').set(chance);
  }
}

/** One position of a game, and what may be done with it. */
export class Engine extends Desk {
  constructor(manifest, instance) {
    super(manifest, instance);
    this.numbers = new Map(manifest.actions.map((text, number) => [text, number]));
    this.count = 0;
  }

  /** Begin a game: options of one of the manifest's starts, or the bytes of a template, and six words of chance. */
  start(options, chance) {
    this.write('template', options instanceof Uint8Array ? options : this.templateFor(options));
    this.seedRecord('template', chance);
    this.count = this.call('start', chance[STREAM]);
  }

  templateFor(options) {
    const fits = (start) => Object.entries(options).every(([name, value]) => start.options[name] === value);
    const found = this.manifest.starts.find(fits);
    if (!found) throw new RangeError(`No start of ${this.manifest.title} has the options ${JSON.stringify(options)}.`);
    return fromBase64(found.record);
  }

  /** The bytes of the position; give them back to go on from there. */
  get position() {
    return this.record('state').slice();
  }

  set position(bytes) {
    this.write('state', bytes);
    this.count = this.call('list_legal');
  }

  get isOver() {
    return this.count === 0;
  }

  /** The texts of all legal actions, in order. */
  legal() {
    return Array.from(this.legalNumbers(), (number) => this.manifest.actions[number]);
  }

  legalNumbers() {
    return this.field('legal').slice(0, this.count);
  }

  numberOf(action) {
    const number = this.numbers.get(action);
    if (number === undefined) throw new RangeError(`${action} is not an action of ${this.manifest.title}.`);
    return number;
  }

  /** The number of the rule that forbids an action, 0 if none does. */
  refusal(action) {
    return this.call('refusal', this.numberOf(action));
  }

  /** Do it; throws Refused and leaves everything as it was if it is not legal. */
  apply(action) {
    this.applyNumber(this.numberOf(action));
  }

  applyNumber(number) {
    const count = this.call('apply', number);
    if (count < 0) throw new Refused(this.manifest.actions[number], -count, this.manifest.rule_letter);
    this.count = count;
  }

  /** Draw all that the position does not say, from these words of chance: a position that looks the same from its seat. */
  resample(chance) {
    this.seedRecord('state', chance);
    this.count = this.call('resample');
  }

  /** Play at random to the end; how many decisions that took. `dice` is any whole number. */
  playOut(dice) {
    this.seedDice(dice);
    const decisions = this.call('play_out');
    this.count = 0;
    return decisions;
  }

  /** The numbers of the actions that `playOut` did, the last ones if they were very many. */
  played(decisions) {
    const kept = this.field('actions');
    return kept.slice(0, Math.min(decisions, kept.length));
  }

  /** Play so many games at random from the template of `start`, from this stream of chance on; how many decisions. */
  randomGames(first, games, dice) {
    if (first + games > LARGEST_STREAM) throw new RangeError(`There are ${LARGEST_STREAM} streams of chance.`);
    this.seedDice(dice);
    const decisions = this.call('random_games', first, games);
    this.count = 0;
    return decisions;
  }
}

/** A searching bot: what it would do, from what it remembers of its view, and how good it thinks what it looked at. */
export class Thinker extends Desk {
  /** The chance that it draws from, of a seed and of the root: the same view gives the same choice. */
  async chanceFor(seed, root) {
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const parts = { seed, hex: hex(root), sha256: hex(await sha256(root)) };
    return chanceOf(this.manifest.seed_text.replace(/\{(\w+)\}/g, (_, name) => parts[name]));
  }

  /** Look at a root: the bytes of what is known, and six words of chance. Every action is to be tried at least so often. */
  begin(root, chance, least = 1) {
    this.write('root', root);
    this.seedRecord('root', chance);
    this.done = 0;
    const count = this.call('begin_search', least);
    if (count === 0) throw new RangeError('There is nothing to decide: the game is over.');
    return count;
  }

  get isFinished() {
    return this.field('finished')[0] !== 0;
  }

  /** Go on with a search of `budget` iterations, for about `most` more; whether there is more to do. */
  searchOn(budget, most) {
    this.done = this.call('search_on', budget, most);
    return !this.isFinished;
  }

  /** What it would do. */
  choose() {
    return this.manifest.actions[this.call('choose')];
  }

  /** Each action that it looked at: how often, the chance to win after it, and the standard error of that; the best first. */
  evaluate() {
    const count = this.call('evaluate');
    const [actions, visits, chances, errors] = ['actions', 'visits', 'chances', 'errors'].map((name) => this.field(name));
    return Array.from({ length: count }, (_, i) => ({
      action: this.manifest.actions[actions[i]],
      visits: visits[i],
      chance: chances[i],
      error: errors[i],
    }))
      .filter((found) => found.visits > 0)
      .sort((one, other) => other.chance - one.chance);
  }

  /** A whole search of counted iterations: the same choice as on any other machine. */
  async decide(root, seed, iterations) {
    this.begin(root, await this.chanceFor(seed, root));
    while (this.searchOn(iterations, iterations));
    return this.choose();
  }
}

/** Who judges positions: what they are worth to every player, from the bytes of what is known, with the chance to draw from. */
export class Judge extends Desk {
  get bot() {
    return this.manifest.bot;
  }

  /** On how many deals enough is told. */
  get deals() {
    return this.manifest.deals;
  }

  /**
   * What came of actions, by their numbers (-1 is the position as it stands), on so many deals from one on: by deal, action, chance
   * or points, and player.
   */
  judge(root, actions, first, deals, points, players) {
    this.write('root', root);
    this.field('tried').set(actions.map(BigInt));
    const rows = this.place(this.manifest.desk, 'out').shape[0];
    const found = [];
    for (let done = 0; done < deals; done += rows) {
      const many = Math.min(rows, deals - done);
      this.call('judge', actions.length, first + done, many, points ? 1 : 0);
      for (let row = 0; row < many; row++) found.push(this.row(row, actions.length, players));
    }
    return found;
  }

  row(row, actions, players) {
    const [, widest, kinds, most] = this.place(this.manifest.desk, 'out').shape;
    const out = this.field('out');
    const from = (action, kind) => ((row * widest + action) * kinds + kind) * most;
    const of = (action, kind) => Array.from(out.subarray(from(action, kind), from(action, kind) + players));
    return Array.from({ length: actions }, (_, action) => [of(action, 0), of(action, 1)]);
  }

  /** The numbers of the actions among which the best is looked for. */
  offer(root) {
    this.write('root', root);
    return Array.from(this.field('offered').subarray(0, this.call('offer')));
  }

  /** Whether a mistake is still one for whoever searches on from there. */
  confirm(root, chosen, best) {
    this.write('root', root);
    return this.call('confirm', chosen, best) !== 0;
  }
}

/** An instance of a module: from its bytes, from a fetched response, or from a module that was compiled before. */
export async function instantiate(code) {
  if (code instanceof WebAssembly.Module) return WebAssembly.instantiate(code, {});
  if (typeof Response !== 'undefined' && code instanceof Response) {
    return (await WebAssembly.instantiateStreaming(code, {})).instance;
  }
  return (await WebAssembly.instantiate(code, {})).instance;
}

export async function loadEngine(manifest, code) {
  return new Engine(manifest, await instantiate(code));
}

export async function loadThinker(manifest, code) {
  return new Thinker(manifest, await instantiate(code));
}

export async function loadJudge(manifest, code) {
  return new Judge(manifest, await instantiate(code));
}
