// The page to try it: TEN against the bot that searches, all of it on this device. What it says is on the page, in its language.

const COLOURS = 'bgop';
const SHAPES = { b: 'c-b', g: 'c-g', o: 'c-o', p: 'c-p', $: 'c-m', w: 'wild' };
const [YOU, BOT] = [0, 1];
const BUDGET = 2000;
const PIECE = 400;
const LEAST = 20;

const place = document.getElementById('try');
const words = JSON.parse(document.getElementById('try-words').textContent);
const home = new URL('.', import.meta.url);

/** A part of the page: its kind, what it holds, and what it is besides. */
function part(kind, holds, more = {}) {
  const made = Object.assign(document.createElement(kind), more);
  made.append(...[holds].flat());
  return made;
}

/** The names of all cards, in the order of the rules. */
const CARDS = [
  ...[...COLOURS].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => colour + number)),
  ...[...COLOURS].map((colour) => `${colour}#`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `w${number}`),
  'w#',
  ...[1, 2, 3, 4, 5].map((value) => `$${value}`),
];

const card = (name) => part('span', name[0] === 'w' || name[0] === '$' ? name : name.slice(1), { className: `card ${SHAPES[name[0]]}`, title: name });

/** The cards of three sets of kinds: what is there at all, a second time, a third time. */
const cardsIn = (sets) => sets.flatMap((set) => CARDS.filter((_, kind) => (set >> BigInt(kind)) & 1n));

/** The words of an action, with a card as a card. */
function said(action) {
  if (words[action]) return [words[action]];
  const [verb, what] = action.split(' ');
  return [`${words[verb]} `, CARDS.includes(what) ? card(what) : what.replace(/c$/, ` ${words.coins}`).replace(/x$/, ` ${words.tokens}`)];
}

class Game {
  constructor(rules, bot, chanceOf) {
    Object.assign(this, { rules, bot, chanceOf, number: 0 });
  }

  async start() {
    this.seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    this.told = [];
    this.rules.start({ players: 2 }, await this.chanceOf(this.seed));
    await this.goOn();
  }

  /** The chance of every action to win, the best first. The bot sees what its seat sees: the deck is shuffled before. */
  async think() {
    this.number += 1;
    const [deck, search] = [await this.chance('deck'), await this.chance('search')];
    const real = this.rules.position;
    this.rules.resample(deck);
    this.bot.begin(this.rules.position, search, LEAST);
    this.rules.position = real;
    while (this.bot.searchOn(BUDGET, PIECE)) await new Promise((next) => setTimeout(next));
    return this.bot.evaluate();
  }

  chance(what) {
    return this.chanceOf(`${this.seed} ${what}`, this.number);
  }

  get mover() {
    return this.rules.read('state', 'to_act');
  }

  async goOn() {
    while (!this.rules.isOver && this.mover === BOT) {
      this.show(part('p', words.thinks));
      if (this.rules.legal().length > 1) await this.think();
      this.do(this.rules.legal().length > 1 ? this.bot.choose() : this.rules.legal()[0]);
    }
    this.show(this.rules.isOver ? this.end() : this.choices());
  }

  do(action) {
    this.told.push(part('p', [`${this.mover === BOT ? words.bot : words.you}: `, ...said(action)]));
    this.rules.apply(action);
  }

  choices() {
    const keys = this.rules.legal().map((action) => this.key(action));
    const ask = part('button', words.chances, { type: 'button', onclick: () => this.tellChances(keys) });
    return [part('div', keys, { className: 'row' }), part('div', ask, { className: 'row' })];
  }

  key(action) {
    const press = async () => {
      this.do(action);
      await this.goOn();
    };
    const key = part('button', said(action), { type: 'button', onclick: press });
    key.dataset.action = action;
    return key;
  }

  async tellChances(keys) {
    const position = this.rules.position;
    const found = await this.think();
    if (!position.every((byte, at) => byte === this.rules.position[at])) return; // somebody has moved meanwhile
    for (const key of keys) {
      const one = found.find(({ action }) => action === key.dataset.action);
      key.querySelector('small')?.remove();
      if (one) key.append(part('small', `${Math.round(100 * one.chance)} %`));
    }
  }

  end() {
    const won = this.rules.read('state', 'won');
    const sentence = won[YOU] && won[BOT] ? words.both : won[YOU] ? words.won : words.lost;
    return [part('h2', sentence), part('button', words.again, { type: 'button', onclick: () => this.start() })];
  }

  /** What is bid or paid for. */
  stake(row) {
    const [lot, bid] = ['lot', 'high_bid'].map((name) => this.rules.read('state', name));
    return lot < 0 ? [] : [row(words.stake, [card(CARDS[lot]), ...(bid > 0 ? [`${words.bid} ${bid}`] : [])])];
  }

  show(below) {
    const read = (name) => this.rules.read('state', name);
    const row = (title, holds) => part('div', [part('b', title), ...holds], { className: 'row' });
    const drawn = Array.from(read('tableau').slice(0, read('tableau_size')), (kind) => card(CARDS[kind]));
    const own = (seat) => cardsIn([0, 1, 2].map((set) => BigInt.asUintN(64, read('own')[3 * seat + set]))).map(card);
    const person = (seat) =>
      row(`${seat === BOT ? words.bot : words.you}: ${read('points')[seat]} ${words.points}`, [
        `${words.coins} ${read('coins')[seat]}, ${words.tokens} ${read('busts')[seat]}`,
        ...own(seat),
      ]);
    place.replaceChildren(
      ...this.told.slice(-4),
      row(`${words.drawn} (${words.net} ${read('net')}, ${words.currency} ${read('currency')})`, drawn),
      ...this.stake(row),
      row(words.market, cardsIn(Array.from(read('market'), (set) => BigInt.asUintN(64, set))).map(card)),
      person(BOT),
      person(YOU),
      part('p', `${words.deck}: ${read('deck_size') - read('deck_at')}`),
      ...[below].flat(),
    );
  }
}

const { chanceOf, loadEngine, loadThinker } = await import(new URL('engine.js', home));
const file = (name) => fetch(new URL(`engines/${name}`, home));
const manifest = async (files) => (await file(files.manifest)).json();
const { ten } = (await (await file('engines.json')).json()).games;
const rules = await loadEngine(await manifest(ten.rules), await file(ten.rules.code));
const bot = await loadThinker(await manifest(ten.bots.sharp), await file(ten.bots.sharp.code));
await new Game(rules, bot, chanceOf).start();
