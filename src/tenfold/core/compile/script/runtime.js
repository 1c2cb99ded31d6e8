/** What Python brings along, for programs that `tenfold.core.compile.script` made: small, exact, without dependencies.
 *
 * Whole numbers are BigInt, numbers with fractions Number; None is null; lists, tuples and bytes are arrays. */

/** What a page brings along for a program. */
export const host = {};

/** For what no page has. */
export const absent = () => {
  throw new NotImplementedError('a page cannot do that');
};

/* Errors */

export class Exception extends Error {
  static isClass = true;
  constructor(...given) {
    super(typeof given[0] === 'string' ? given[0] : '');
    this.args = given;
    this.__init__?.(...given);
  }
}
export class ValueError extends Exception {}
export class KeyError extends Exception {}
export class TypeError extends Exception {}
export class IndexError extends Exception {}
export class AssertionError extends Exception {}
export class NotImplementedError extends Exception {}
export class ImportError extends Exception {}
export class RecursionError extends Exception {}
export class DecodeError extends ValueError {}
export class ValidationError extends DecodeError {}

export const raised = (error) => (typeof error === 'function' ? new error() : error);

/* Classes */

export class Thing {
  static isClass = true;
  constructor(...given) {
    this.__init__?.(...given);
  }
}
export const object = Thing;

/** A method is a function whose first parameter is the object. */
export function method(owner, name, body, places) {
  const made = function (...given) {
    return body(this, ...given);
  };
  made.places = places;
  Object.defineProperty(owner.prototype, name, { value: made, writable: true, configurable: true });
}

export function property(owner, name, body) {
  Object.defineProperty(owner.prototype, name, { configurable: true, get() { return body(this); } });
}

export function cached(owner, name, body) {
  Object.defineProperty(owner.prototype, name, {
    configurable: true,
    get() {
      const value = body(this);
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      return value;
    },
  });
}

export const instance = (kind, held) => Object.assign(Object.create(kind.prototype), held);

const isClass = (thing) => thing.isClass === true;

export const call = (callee, ...given) => (isClass(callee) ? new callee(...given) : callee(...given));

const REMEMBERED = 2048;

/** A function that remembers what it found. */
export function remembering(callee) {
  const known = new Map();
  return (...given) => {
    const key = keyOf(given.length === 1 ? given[0] : given);
    if (!known.has(key)) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, callee(...given));
    }
    return known.get(key);
  };
}

/** Keywords for what is here. */
export class Keywords {
  constructor(named) {
    Object.assign(this, named);
  }
}

const split = (given) => (given.at(-1) instanceof Keywords ? [given.slice(0, -1), given.at(-1)] : [given, {}]);

/** A method with keywords: it knows the order of its parameters. */
export function callNamed(thing, name, given, named) {
  const callee = thing[name];
  if (!callee?.places) return invoke(thing, name, ...given, new Keywords(named));
  const places = callee.places.slice(given.length);
  return callee.apply(thing, [...given, ...places.map((place) => named[place])]);
}

/** A method of whatever it may be. */
export function invoke(thing, name, ...given) {
  const own = ofOurs(thing) ? thing[name] : undefined;
  if (own !== undefined) return isClass(own) ? new own(...given) : own.apply(thing, given);
  const known = methodsOf(thing)[name];
  if (!known) throw new TypeError(`${type(thing).name} has no method ${name}`);
  return known(thing, ...given);
}

export function bound(thing, name) {
  const own = ofOurs(thing) ? thing[name] : undefined;
  if (own !== undefined) return typeof own === 'function' && !isClass(own) ? own.bind(thing) : own;
  return (...given) => invoke(thing, name, ...given);
}

const ofOurs = (thing) => typeof thing === 'object' && thing !== null && (!Array.isArray(thing) || thing instanceof NamedTuple);

export const getter = (thing) => (key) => item(thing, key);

/** Names of Python's types, as `type` gives them. */
export function type(thing) {
  if (typeof thing === 'bigint') return int;
  if (typeof thing === 'string') return str;
  if (typeof thing === 'boolean') return bool;
  if (typeof thing === 'number') return float;
  if (thing === null || thing === undefined) return None;
  return Array.isArray(thing) && !(thing instanceof NamedTuple) ? list : thing.constructor;
}
function None() {
  return null;
}

const KINDS = {
  int: (thing) => typeof thing === 'bigint' || typeof thing === 'boolean',
  str: (thing) => typeof thing === 'string',
  bool: (thing) => typeof thing === 'boolean',
  float: (thing) => typeof thing === 'number',
  list: Array.isArray,
  dict: (thing) => thing instanceof Dict,
  set: (thing) => thing instanceof Members,
  none: (thing) => thing === null,
};

export const isOf = (thing, kinds) =>
  (Array.isArray(kinds) ? kinds : [kinds]).some((kind) => (typeof kind === 'string' ? KINDS[kind](thing) : kind === Counter ? thing instanceof Counts : thing instanceof kind));

export class NamedTuple extends Array {
  static isClass = true;
  static get [Symbol.species]() {
    return Array;
  }
  constructor(...values) {
    super();
    this.push(...values);
  }
}

export function named(kind, fields) {
  fields.forEach((name, at) => Object.defineProperty(kind.prototype, name, { get() { return this[at]; } }));
}

/* Dictionaries, sets, counters */

const keyOf = (key) => {
  if (typeof key === 'boolean' || (typeof key === 'number' && Number.isInteger(key))) return BigInt(key);
  if (Array.isArray(key)) return `\u0000${key.map((part) => `${typeof part}:${String(keyOf(part))}`).join('\u0000')}`;
  if (key instanceof Struct) return `\u0000${key.constructor.name}${encode(key)}`;
  return key;
};

export class Dict {
  constructor() {
    this.map = new Map();
  }
  get size() {
    return this.map.size;
  }
  has(key) {
    return this.map.has(keyOf(key));
  }
  at(key) {
    return this.map.get(keyOf(key))?.[1];
  }
  put(key, value) {
    const place = keyOf(key);
    const pair = this.map.get(place);
    if (pair) pair[1] = value;
    else this.map.set(place, [key, value]);
  }
  drop(key) {
    return this.map.delete(keyOf(key));
  }
  pairs() {
    return this.map.values();
  }
  *[Symbol.iterator]() {
    for (const [key] of this.map.values()) yield key;
  }
}

export class Members extends Dict {}
class Counts extends Dict {}

const filledWith = (made, pairs) => {
  for (const [key, value] of pairs) made.put(key, value);
  return made;
};
export const items = (thing) => [...thing.pairs()].map(([key, value]) => [key, value]);
export function dict(given = [], ...more) {
  if (given instanceof Keywords) return filledWith(new Dict(), Object.entries(given));
  return filledWith(filledWith(new Dict(), given instanceof Dict ? items(given) : iter(given)), more.flatMap(Object.entries));
}
export const fromkeys = (keys, value = null) => filledWith(new Dict(), list(keys).map((key) => [key, value]));
export const set = (given = []) => filledWith(new Members(), list(given).map((key) => [key, true]));
export const frozenset = set;
export function Counter(given = []) {
  const made = new Counts();
  if (given instanceof Dict && !(given instanceof Members)) return filledWith(made, items(given));
  for (const key of iter(given)) made.put(key, add(made.at(key) ?? 0n, 1n));
  return made;
}

/* Numbers */

const whole = (value) => (typeof value === 'boolean' ? BigInt(value) : value);

function numbers(a, b, exact, rough) {
  const [left, right] = [whole(a), whole(b)];
  if (typeof left === 'bigint' && typeof right === 'bigint') return exact(left, right);
  if ((typeof left === 'bigint' || typeof left === 'number') && (typeof right === 'bigint' || typeof right === 'number'))
    return rough(Number(left), Number(right));
  throw new TypeError(`these do not go together: ${repr(a)} and ${repr(b)}`);
}

export function add(a, b) {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b;
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (a instanceof Counts) return counted(a, b, 1n);
  return numbers(a, b, (x, y) => x + y, (x, y) => x + y);
}

/** `+=`: a list grows in place. */
export function extend(a, b) {
  if (!Array.isArray(a)) return add(a, b);
  for (const one of list(b)) a.push(one);
  return a;
}

export function sub(a, b) {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a - b;
  if (a instanceof Members) return set(list(a).filter((key) => !b.has(key)));
  if (a instanceof Counts) return counted(a, b, -1n);
  return numbers(a, b, (x, y) => x - y, (x, y) => x - y);
}

/** The sum or difference of two counters: what is above nothing. */
function counted(a, b, sign) {
  const made = Counter(a);
  for (const [key, n] of b.pairs()) made.put(key, (made.at(key) ?? 0n) + sign * n);
  return pos(made);
}

export function pos(a) {
  return a instanceof Counts ? filledWith(new Counts(), items(a).filter(([, n]) => n > 0n)) : whole(a);
}

export function mul(a, b) {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a * b;
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, Number(b)) }, () => a).flat(1);
  if (typeof a === 'string') return a.repeat(Math.max(0, Number(b)));
  if (Array.isArray(b) || typeof b === 'string') return mul(b, a);
  return numbers(a, b, (x, y) => x * y, (x, y) => x * y);
}

export function div(a, b) {
  if (Number(b) === 0) throw new ValueError('division by zero');
  return Number(a) / Number(b);
}

const floored = (a, b) => {
  if (b === 0n) throw new ValueError('division by zero');
  const rough = a / b;
  return rough * b !== a && a < 0n !== b < 0n ? rough - 1n : rough;
};
export const floordiv = (a, b) => numbers(a, b, floored, (x, y) => Math.floor(x / y));
export const mod = (a, b) => numbers(a, b, (x, y) => x - floored(x, y) * y, (x, y) => x - Math.floor(x / y) * y);
export const divmod = (a, b) => [floordiv(a, b), mod(a, b)];
export const pow = (a, b) => numbers(a, b, (x, y) => (y < 0n ? Number(x) ** Number(y) : x ** y), (x, y) => x ** y);
export const shl = (a, b) => whole(a) << whole(b);
export const shr = (a, b) => whole(a) >> whole(b);
export const neg = (a) => -whole(a);
export const invert = (a) => ~whole(a);

const bits = (a, b, exact, sets) => {
  if (typeof a === 'bigint' && typeof b === 'bigint') return exact(a, b);
  if (a instanceof Dict) return sets(a, b);
  const made = exact(whole(a), whole(b));
  return typeof a === 'boolean' && typeof b === 'boolean' ? made !== 0n : made;
};
const merged = (a, b) => filledWith(filledWith(new a.constructor(), items(a)), items(b));
export const or = (a, b) => bits(a, b, (x, y) => x | y, merged);
export const and = (a, b) => bits(a, b, (x, y) => x & y, (x, y) => set(list(x).filter((key) => y.has(key))));
export const xor = (a, b) => bits(a, b, (x, y) => x ^ y, (x, y) => merged(sub(x, y), sub(y, x)));

export function abs(a) {
  return whole(a) < 0 ? -whole(a) : whole(a);
}

export function int(value = 0n, base = 10n) {
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (typeof value !== 'string') return whole(value);
  if (!/^\s*[-+]?[0-9a-z]+\s*$/i.test(value)) throw new ValueError(`invalid literal for int() with base ${base}: ${repr(value)}`);
  if (base === 10n) return BigInt(value.trim().replace(/^\+/, ''));
  return [...value.trim().toLowerCase()].reduce((sum, digit) => sum * base + BigInt(parseInt(digit, 36)), 0n);
}
export const float = (value = 0) => Number(value);
export const sqrt = (value) => Math.sqrt(Number(value));
export const bool = (value = false) => truth(value);

export function round(value, digits = null) {
  if (digits !== null) throw new TypeError('round takes no digits here');
  if (typeof value !== 'number') return whole(value);
  const low = Math.floor(value);
  const near = value - low === 0.5 ? low + (low % 2 === 0 ? 0 : 1) : Math.round(value);
  return BigInt(near);
}

/* Truth and comparison */

export function truth(value) {
  if (typeof value !== 'object') return typeof value === 'function' || Boolean(value);
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  return value instanceof Dict ? value.size > 0 : true;
}
export const both = (first, rest) => (truth(first) ? rest() : first);
export const either = (first, rest) => (truth(first) ? first : rest());
export const is = (a, b) => (a ?? null) === (b ?? null);

const isNumber = (value) => typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean';

export function eq(a, b) {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return a == b;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => eq(one, b[at]));
  if (a instanceof Dict) return b instanceof Dict && a.size === b.size && list(a).every((key) => b.has(key) && eq(a.at(key), b.at(key)));
  return a instanceof Struct && a.constructor === b.constructor && a.constructor.about.fields.every((name) => eq(a[name], b[name]));
}

export function lt(a, b) {
  if (typeof a !== 'object') return a < b;
  if (a instanceof Dict) return a.size < b.size && list(a).every((key) => b.has(key));
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (!eq(a[at], b[at])) return lt(a[at], b[at]);
  return a.length < b.length;
}

export function contains(thing, one) {
  if (typeof thing === 'string') return thing.includes(one);
  if (thing instanceof Dict) return thing.has(one);
  return list(thing).some((other) => eq(other, one));
}

/* Going through things */

/** Like Python, a loop that is left early leaves its iterator open. */
const going = (iterator) => ({ next: () => iterator.next(), [Symbol.iterator]() { return this; } });

export function iter(thing) {
  if (Array.isArray(thing) || typeof thing === 'string' || thing instanceof Dict) return thing;
  if (typeof thing?.next === 'function') return going(thing);
  if (thing?.[Symbol.iterator]) return thing;
  throw new TypeError(`${repr(thing)} cannot be gone through`);
}

const iterator = (thing) => (typeof thing.next === 'function' ? thing : going(iter(thing)[Symbol.iterator]()));
export const begin = iterator;

export function next(thing, ...usual) {
  const { value, done } = thing.next();
  if (!done) return value;
  if (usual.length > 0) return usual[0];
  throw new ValueError('there is nothing more');
}

export const list = (given = []) => [...iter(given)];
export const tuple = list;
export const bytes = (given = []) => (typeof given === 'bigint' ? Array.from({ length: Number(given) }, () => 0n) : list(given));

export function range(first, stop, step = 1n) {
  let [at, end] = stop === undefined ? [0n, whole(first)] : [whole(first), whole(stop)];
  const made = [];
  for (; step > 0n ? at < end : at > end; at += step) made.push(at);
  return made;
}

export function* enumerate(thing, ...given) {
  const [[first = 0n], { start = first }] = split(given);
  let at = start;
  for (const one of iter(thing)) yield [at++, one];
}

export function* zip(...given) {
  const [things, { strict = false }] = split(given);
  const all = things.map((thing) => iterator(thing));
  while (true) {
    const now = all.map((one) => one.next());
    if (now.some(({ done }) => done)) {
      if (strict && !now.every(({ done }) => done)) throw new ValueError('zip() arguments are not of one length');
      return;
    }
    yield now.map(({ value }) => value);
  }
}

export function* map(callee, ...things) {
  for (const given of zip(...things)) yield call(callee, ...given);
}
export function* filter(callee, things) {
  for (const one of iter(things)) if (truth(callee === null ? one : call(callee, one))) yield one;
}
export const reversed = (things) => list(things).reverse();
export const any = (things) => {
  for (const one of iter(things)) if (truth(one)) return true;
  return false;
};
export const all = (things) => {
  for (const one of iter(things)) if (!truth(one)) return false;
  return true;
};
export function sum(things, ...given) {
  const [[first = 0n], { start = first }] = split(given);
  let total = start;
  for (const one of iter(things)) total = add(total, one);
  return total;
}

const by = (key) => (key ? (one) => call(key, one) : (one) => one);

export function sorted(things, named = {}) {
  const pairs = list(things).map((one) => [by(named.key)(one), one]);
  const sign = truth(named.reverse ?? false) ? -1 : 1;
  pairs.sort(([a], [b]) => (lt(a, b) ? -sign : lt(b, a) ? sign : 0));
  return pairs.map(([, one]) => one);
}

function extreme(given, isBetter) {
  const [positional, named] = split(given);
  const things = positional.length === 1 ? list(positional[0]) : positional;
  if (things.length === 0) {
    if ('default' in named) return named.default;
    throw new ValueError('nothing to choose from');
  }
  const worth = by(named.key);
  return things.reduce((best, one) => (isBetter(worth(one), worth(best)) ? one : best));
}
export const min = (...given) => extreme(given, lt);
export const max = (...given) => extreme(given, (a, b) => lt(b, a));

export function len(thing) {
  if (typeof thing === 'string') return BigInt([...thing].length);
  return BigInt(thing instanceof Dict ? thing.size : thing.length);
}

/* Items and slices */

function place(thing, key) {
  const at = Number(key);
  const found = at < 0 ? at + thing.length : at;
  if (!(found >= 0 && found < thing.length)) throw new IndexError('index out of range');
  return found;
}

export function item(thing, key) {
  if (Array.isArray(thing)) return Array.isArray(key) ? key.reduce(item, thing) : thing[place(thing, key)];
  if (typeof thing === 'string') return [...thing].at(place([...thing], key));
  if (!(thing instanceof Dict)) return thing.__getitem__(key);
  if (thing.has(key)) return thing.at(key);
  if (thing instanceof Counts) return 0n;
  throw new KeyError(repr(key));
}

export function setItem(thing, key, value) {
  if (thing instanceof Dict) thing.put(key, value);
  else if (Array.isArray(key)) setItem(key.slice(0, -1).reduce(item, thing), key.at(-1), value);
  else thing[place(thing, key)] = value;
}

export function delItem(thing, key) {
  if (thing instanceof Dict) thing.drop(key);
  else thing.splice(place(thing, key), 1);
}

function bounds(length, first, stop, step) {
  const at = (given, usual) => (given === null ? usual : Math.min(Math.max(Number(given) < 0 ? Number(given) + length : Number(given), 0), length));
  return step > 0 ? [at(first, 0), at(stop, length)] : [Math.min(at(first, length - 1), length - 1), stop === null ? -1 : at(stop, -1)];
}

export function slice(thing, first, stop, step = null) {
  const all = typeof thing === 'string' ? [...thing] : thing;
  const by_ = step === null ? 1 : Number(step);
  const [from, to] = bounds(all.length, first, stop, by_);
  const made = [];
  for (let at = from; by_ > 0 ? at < to : at > to; at += by_) made.push(all[at]);
  return typeof thing === 'string' ? made.join('') : made;
}

export function setSlice(thing, first, stop, step, value) {
  if (step !== null) throw new TypeError('a slice that is assigned to has no step');
  const [from, to] = bounds(thing.length, first, stop, 1);
  thing.splice(from, Math.max(0, to - from), ...list(value));
}

export function unpack(value, many) {
  const made = list(value);
  if (made.length !== many) throw new ValueError(`expected ${many} values, got ${made.length}`);
  return made;
}

export function unpackMore(value, before, after) {
  const all_ = list(value);
  if (all_.length < before + after) throw new ValueError('not enough values');
  const last = all_.length - after;
  return [...all_.slice(0, before), all_.slice(before, last), ...all_.slice(last)];
}

export const full = (shape, value) =>
  Array.from({ length: shape[0] }, () => (shape.length > 1 ? full(shape.slice(1), value) : value));

/* Fields */

export const getattr = (thing, name, usual) => {
  const found = thing[name];
  if (found !== undefined) return typeof found === 'function' && !isClass(found) ? found.bind(thing) : found;
  if (usual !== undefined) return usual;
  throw new TypeError(`there is no ${name}`);
};
export const setattr = (thing, name, value) => void (thing[name] = value);
export const fieldsOf = (thing) => dict(Object.entries(thing));

/* Text */

const ESCAPED = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function repr(value) {
  if (typeof value === 'string') {
    const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
    return mark + value.replace(/[\\\n\r\t]/g, (letter) => ESCAPED[letter]).replaceAll(mark, `\\${mark}`) + mark;
  }
  if (Array.isArray(value)) return `[${value.map(repr).join(', ')}]`;
  if (value instanceof Members) return `{${list(value).map(repr).join(', ')}}`;
  if (value instanceof Dict) return `{${items(value).map((pair) => pair.map(repr).join(': ')).join(', ')}}`;
  return str(value);
}

export function str(value = '') {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1e16 ? `${value}.0` : String(value);
  return value instanceof Exception ? value.message : repr2(value);
}
const repr2 = (value) => (Array.isArray(value) || value instanceof Dict ? repr(value) : `<${value.constructor?.name}>`);

export function format(value, spec) {
  const [, side, width, comma, kind] = /^([<>]?)0?(\d*)(,?)([bdxX]?)$/.exec(spec) ?? fail(spec);
  let shown = kind === 'b' ? whole(value).toString(2) : kind === 'x' ? whole(value).toString(16) : kind === 'X' ? whole(value).toString(16).toUpperCase() : str(value);
  if (comma) shown = shown.replace(/\B(?=(\d{3})+$)/g, ',');
  const right = side ? side === '>' : typeof value !== 'string';
  return right ? shown.padStart(Number(width), spec.startsWith('0') ? '0' : ' ') : shown.padEnd(Number(width));
}
const fail = (spec) => {
  throw new TypeError(`the format ${spec} is not known here`);
};

/** A text as JSON, in plain letters. */
export const dumps = (text) =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const ord = (letter) => BigInt(letter.codePointAt(0));
export const chr = (code) => String.fromCodePoint(Number(code));

const split2 = (text, mark, at) => (at < 0 ? null : [text.slice(0, at), mark, text.slice(at + mark.length)]);

const TEXTS = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  strip: (text, letters) => TEXTS.lstrip(TEXTS.rstrip(text, letters), letters),
  lstrip: (text, letters = ' \t\r\n') => [...text].slice(Math.max(0, [...text].findIndex((one) => !letters.includes(one))) || (text && ![...text].some((one) => !letters.includes(one)) ? text.length : 0)).join(''),
  rstrip: (text, letters) => [...TEXTS.lstrip([...text].reverse().join(''), letters)].reverse().join(''),
  split: (text, mark = null) => (mark === null ? text.split(/\s+/).filter(Boolean) : text.split(mark)),
  join: (text, parts) => list(parts).join(text),
  replace: (text, from, to) => text.replaceAll(from, to),
  startswith: (text, start) => (Array.isArray(start) ? start : [start]).some((one) => text.startsWith(one)),
  endswith: (text, end) => (Array.isArray(end) ? end : [end]).some((one) => text.endsWith(one)),
  removeprefix: (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
  removesuffix: (text, end) => (end && text.endsWith(end) ? text.slice(0, -end.length) : text),
  format: (text, named) => text.replace(/\{(\w+)\}/g, (_, name) => str(named[name])),
  partition: (text, mark) => split2(text, mark, text.indexOf(mark)) ?? [text, '', ''],
  rpartition: (text, mark) => split2(text, mark, text.lastIndexOf(mark)) ?? ['', '', text],
  index: (text, part) => {
    if (!text.includes(part)) throw new ValueError('substring not found');
    return BigInt([...text.slice(0, text.indexOf(part))].length);
  },
  find: (text, part) => BigInt(text.indexOf(part)),
  count: (text, part) => BigInt(text.split(part).length - 1),
  isdigit: (text) => /^\d+$/.test(text),
  isprintable: (text) => !/[\p{C}\p{Z}]/u.test(text.replaceAll(' ', '')),
  encode: (text, how = 'utf-8') => [...new TextEncoder().encode(how === 'unicode_escape' ? dumps(text).slice(1, -1) : text)].map(BigInt),
  capitalize: (text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase(),
};

const LISTS = {
  append: (all_, one) => (all_.push(one), null),
  extend: (all_, more) => (extend(all_, more), null),
  insert: (all_, at, one) => (all_.splice(Number(at), 0, one), null),
  pop: (all_, at = -1n) => all_.splice(place(all_, at), 1)[0],
  remove: (all_, one) => (all_.splice(Number(LISTS.index(all_, one)), 1), null),
  clear: (all_) => ((all_.length = 0), null),
  copy: (all_) => [...all_],
  reverse: (all_) => (all_.reverse(), null),
  sort: (all_, named = {}) => (all_.splice(0, all_.length, ...sorted(all_, named)), null),
  count: (all_, one) => BigInt(all_.filter((other) => eq(other, one)).length),
  index: (all_, one) => {
    const at = all_.findIndex((other) => eq(other, one));
    if (at < 0) throw new ValueError(`${repr(one)} is not in list`);
    return BigInt(at);
  },
  tolist: (all_) => all_,
  translate: (all_, _, without) => all_.filter((one) => !without.includes(one)),
  decode: (all_) => new TextDecoder().decode(Uint8Array.from(all_, Number)),
  hex: (all_) => all_.map((one) => one.toString(16).padStart(2, '0')).join(''),
};

const DICTS = {
  get: (all_, key, usual = null) => (all_.has(key) ? all_.at(key) : usual),
  keys: (all_) => list(all_),
  values: (all_) => [...all_.pairs()].map(([, value]) => value),
  items,
  copy: (all_) => merged(all_, new Dict()),
  clear: (all_) => (all_.map.clear(), null),
  setdefault: (all_, key, usual = null) => {
    if (!all_.has(key)) all_.put(key, usual);
    return all_.at(key);
  },
  update: (all_, more) => (filledWith(all_, more instanceof Dict ? items(more) : iter(more)), null),
  pop: (all_, key, ...usual) => {
    const found = all_.has(key) || usual.length === 0 ? item(all_, key) : usual[0];
    all_.drop(key);
    return found;
  },
};

const SETS = {
  add: (all_, one) => (all_.put(one, true), null),
  discard: (all_, one) => (all_.drop(one), null),
  remove: (all_, one) => {
    if (!all_.drop(one)) throw new KeyError(repr(one));
    return null;
  },
  copy: (all_) => set(all_),
  clear: DICTS.clear,
  update: (all_, more) => (filledWith(all_, list(more).map((key) => [key, true])), null),
  union: (all_, more) => or(all_, set(more)),
  intersection: (all_, more) => and(all_, set(more)),
  difference: (all_, more) => sub(all_, set(more)),
  issubset: (all_, more) => list(all_).every((key) => contains(more, key)),
};

const COUNTS = {
  ...DICTS,
  copy: (all_) => Counter(all_),
  subtract: (all_, more) => {
    for (const [key, n] of Counter(more).pairs()) all_.put(key, (all_.at(key) ?? 0n) - n);
    return null;
  },
  update: (all_, more) => {
    for (const [key, n] of Counter(more).pairs()) all_.put(key, (all_.at(key) ?? 0n) + n);
    return null;
  },
  elements: (all_) => items(all_).flatMap(([key, n]) => Array.from({ length: Math.max(0, Number(n)) }, () => key)),
  total: (all_) => sum(DICTS.values(all_)),
  most_common: (all_, n = null) => slice(sorted(items(all_), { key: ([, many]) => many, reverse: true }), null, n),
};

const INTS = {
  bit_count: (value) => {
    let n = 0n;
    for (let left = value < 0n ? -value : value; left; left &= left - 1n) n++;
    return n;
  },
  bit_length: (value) => (value === 0n ? 0n : BigInt((value < 0n ? -value : value).toString(2).length)),
};

const HASHES = {
  update: (hash, more) => (hash.parts.push(...more), null),
  digest: (hash) => digestOf(hash.parts),
  hexdigest: (hash) => LISTS.hex(digestOf(hash.parts)),
};

const BYTES = { hex: (all_) => LISTS.hex([...all_]) };

function methodsOf(thing) {
  if (typeof thing === 'string') return TEXTS;
  if (typeof thing === 'bigint' || typeof thing === 'boolean') return INTS;
  if (Array.isArray(thing)) return LISTS;
  if (thing instanceof Uint8Array) return BYTES;
  if (thing instanceof Counts) return COUNTS;
  if (thing instanceof Members) return SETS;
  if (thing instanceof Dict) return DICTS;
  return thing instanceof Hash ? HASHES : {};
}

/* Structs and JSON */

export class Struct {
  static isClass = true;
  constructor(...values) {
    const { fields, usual } = this.constructor.about;
    fields.forEach((name, at) => {
      if (values[at] === undefined && !(name in usual)) throw new TypeError(`${this.constructor.name} needs ${name}`);
      this[name] = values[at] === undefined ? usual[name]() : values[at];
    });
  }
}
export const struct = (kind, about) => void (kind.about = about);
export const typed = (kind, shape) => void (kind.shape = shape);

export function replace(thing, named) {
  const made = instance(thing.constructor, {});
  for (const name of thing.constructor.about.fields) made[name] = name in named ? named[name] : thing[name];
  return made;
}

class Raw {
  constructor(text) {
    this.text = text;
  }
}
export const raw = (encoded) => new Raw(Array.isArray(encoded) ? LISTS.decode(encoded) : encoded);

/** JSON as msgspec writes it. */
export function write(value) {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return str(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Uint8Array) return `"${btoa(String.fromCharCode(...value))}"`;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (value instanceof Raw) return value.text;
  if (value instanceof Members) return write(list(value));
  if (value instanceof Dict) return `{${items(value).map(([key, one]) => `${JSON.stringify(str(key))}:${write(one)}`).join(',')}}`;
  return `{${shown(value).map(([name, one]) => `${JSON.stringify(name)}:${write(one)}`).join(',')}}`;
}
export const encode = (value) => TEXTS.encode(write(value));

function shown(value) {
  const { fields, shown: names, tag, omit, usual } = value.constructor.about;
  const pairs = fields.map((name, at) => [names[at], value[name], name]);
  const kept = omit ? pairs.filter(([, one, name]) => !(name in usual && isUsual(one, usual[name]()))) : pairs;
  return [...(tag ? [tag] : []), ...kept.map(([name, one]) => [name, one])];
}
const isUsual = (one, usual) => (typeof usual === 'object' && usual !== null ? !truth(one) && !truth(usual) : one === usual);

/** Values of JavaScript, as `JSON.parse` gives them, as values of Python. */
export function read(value) {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return dict(Object.entries(value).map(([key, one]) => [key, read(one)]));
}
export function decode(text) {
  try {
    return read(JSON.parse(text));
  } catch {
    throw new DecodeError('JSON is malformed');
  }
}
export const toBuiltins = (value) => read(JSON.parse(write(value)));

const wrong = (what, where) => {
  throw new ValidationError(where === '$' ? what : `${what} - at \`${where}\``);
};

const LIMITS = [
  ['ge', (value, limit) => value >= limit],
  ['le', (value, limit) => value <= limit],
  ['min_length', (value, limit) => len(value) >= limit],
  ['max_length', (value, limit) => len(value) <= limit],
  ['pattern', (value, limit) => new RegExp(limit).test(value)],
];

const CONVERTED = {
  any: (value) => value,
  literal: (value, { values }, where) => (values.some((one) => one === value) ? value : wrong('Invalid enum value', where)),
  list: (value, { of }, where) => (Array.isArray(value) ? value.map((one, at) => converted(one, of, `${where}[${at}]`)) : wrong('Expected `array`', where)),
  dict: (value, { of }, where) =>
    value instanceof Dict ? dict(items(value).map(([key, one]) => [key, converted(one, of, `${where}[...]`)])) : wrong('Expected `object`', where),
  union: (value, { of }, where) => converted(value, of.find((shape) => fits(value, shape, false)) ?? wrong('Unexpected value', where), where),
  struct: (value, shape, where) => (value instanceof shape.kind ? value : made(value, shape, where)),
};

function made(value, { kind, fields }, where) {
  const { fields: names, shown: keys, usual, tag, strict } = kind.about;
  if (!(value instanceof Dict)) return wrong('Expected `object`', where);
  const extra = list(value).find((key) => !keys.includes(key) && key !== tag?.[0]);
  if (strict && extra !== undefined) wrong(`Object contains unknown field \`${extra}\``, where);
  const held = names.map((name, at) => {
    if (value.has(keys[at])) return converted(value.at(keys[at]), fields[keys[at]], `${where}.${keys[at]}`);
    return name in usual ? undefined : wrong(`Object missing required field \`${keys[at]}\``, where);
  });
  return new kind(...held);
}

/** Alone, a struct need not say by its tag what it is. */
function fits(value, shape, alone = true) {
  if (shape.is === 'literal') return shape.values.includes(value);
  if (shape.is === 'struct') {
    const tag = shape.kind.about.tag;
    return value instanceof Dict && (tag === null || value.at(tag[0]) === tag[1] || (alone && !value.has(tag[0])));
  }
  return shape.is === 'any' || shape.is === 'union' || (KINDS[shape.is](value) && !(shape.is === 'int' && typeof value === 'boolean'));
}

function converted(value, shape, where) {
  if (!fits(value, shape)) wrong(`Expected \`${shape.is}\``, where);
  const done = CONVERTED[shape.is] ? CONVERTED[shape.is](value, shape, where) : value;
  for (const [name, holds] of LIMITS) if (name in shape && !holds(value, shape[name])) wrong(`Expected \`${shape.is}\` ${name} ${shape[name]}`, where);
  return done;
}

export const convert = (value, shape) => converted(value, typeof shape === 'function' ? shape.shape() : shape, '$');

/* States and chance */

const WIDTHS = { i8: 8, i4: 4, i2: 2, i1: 1 };
const PUT = {
  i8: (view, at, value) => view.setBigInt64(at, value, true),
  i4: (view, at, value) => view.setInt32(at, Number(value), true),
  i2: (view, at, value) => view.setInt16(at, Number(value), true),
  i1: (view, at, value) => view.setInt8(at, Number(value)),
};

export class State {
  static isClass = true;
  constructor(...given) {
    this.story = null;
    this.script = dict();
    for (const [name, , length] of this.constructor.fields) this[name] = length === null ? 0n : Array(length).fill(0n);
    this.__init__?.(...given);
  }
  copy() {
    const twin = Object.create(Object.getPrototypeOf(this));
    twin.story = null;
    twin.script = this.script;
    for (const [name, , length] of this.constructor.fields) twin[name] = length === null ? this[name] : [...this[name]];
    return twin;
  }
  to_bytes() {
    const { fields } = this.constructor;
    const size = fields.reduce((sum_, [, kind, length]) => sum_ + WIDTHS[kind] * (length ?? 1), 0);
    const widest = Math.max(...fields.map(([, kind]) => WIDTHS[kind]));
    const view = new DataView(new ArrayBuffer(Math.ceil(size / widest) * widest));
    let at = 0;
    for (const [name, kind, length] of fields)
      for (const value of length === null ? [this[name]] : this[name]) {
        PUT[kind](view, at, whole(value));
        at += WIDTHS[kind];
      }
    return new Uint8Array(view.buffer);
  }
}
State.prototype.draws = null;
export const layout = (kind, fields) => void (kind.fields = fields);

export class Chance extends State {
  static fields = [['chance', 'i4', 6]];
  constructor(seed = '', stream = 0n) {
    super();
    const view = new DataView(Uint8Array.from(digestOf(TEXTS.encode(seed)), Number).buffer);
    this.chance = [0, 4, 8, 12].map((at) => BigInt(view.getInt32(at, true))).concat(stream, 0n);
  }
}

/* SHA-256 */

class Hash {
  constructor(parts) {
    this.parts = [...parts];
  }
}
export const sha256 = (given = []) => new Hash(given);

const fraction = (value) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const PRIMES = [2];
for (let n = 3; PRIMES.length < 64; n += 2) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by_) => (word >>> by_) | (word << (32 - by_));

function digestOf(given) {
  const length = given.length;
  const view = new DataView(new ArrayBuffer(Math.ceil((length + 9) / 64) * 64));
  given.forEach((byte, at) => view.setUint8(at, Number(byte)));
  view.setUint8(length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(length) * 8n);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, view, at);
  return state.flatMap((word) => [24, 16, 8, 0].map((by_) => BigInt((word >>> by_) & 255)));
}

function mixed(before, view, start) {
  const words = Array.from({ length: 16 }, (_, at) => view.getInt32(start + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[at - 16] + low + words[at - 7] + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = before;
  words.forEach((word, at) => {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + word) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + before[at]) | 0);
}
