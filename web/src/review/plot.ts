/** Where the lines of a curve go: one for each player, from the first action to the last, in straight pieces. */
import type { Moment } from '../lib/api';

export interface Label {
  x: number;
  y: number;
  half: number;
}

export interface Tick {
  x: number;
  turn: number;
}

const EDGE = { left: 30, right: 10, top: 28, bottom: 22 };
const ERRORS = 2;
const FLAG = 24;
/** How far a name stands above or below its line. */
const BESIDE = [-14, 15, -20, 21];
/** More room than this is no better. */
const ROOM = 18;
const NICE = [1, 2, 5, 10, 20, 50, 100];
const TICK = 56;
const WIDE_SIGN = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;

const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));
const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDE_SIGN.test(sign) ? 16 : 8.5), 0);

export class Plot {
  readonly left = EDGE.left;
  readonly right: number;
  readonly top = EDGE.top;
  readonly bottom: number;

  /** `last` is how many actions the game had. */
  constructor(
    readonly moments: readonly Moment[],
    readonly last: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.right = width - EDGE.right;
    this.bottom = height - EDGE.bottom;
  }

  x(step: number): number {
    return this.left + ((this.right - this.left) * step) / Math.max(1, this.last);
  }

  y(chance: number): number {
    return this.bottom - (this.bottom - this.top) * within(chance, 0, 1);
  }

  line(player: number): string {
    return this.through((moment) => moment.chances[player] ?? 0);
  }

  /** Two standard errors up and down. */
  band(player: number): string {
    const edge = (sign: number) => (moment: Moment) =>
      (moment.chances[player] ?? 0) + sign * ERRORS * (moment.errors[player] ?? 0);
    const back = [...this.moments].reverse();
    return `${this.through(edge(1))}${this.through(edge(-1), back).replace('M', 'L')}Z`;
  }

  private through(value: (moment: Moment) => number, moments = this.moments): string {
    return moments.length === 0 ? '' : `M${moments.map((one) => point(this.x(one.step), this.y(value(one)))).join('L')}`;
  }

  /** Where turns begin, as many as there is room for. */
  ticks(): Tick[] {
    const begun = this.moments.filter(({ turn }, at) => turn !== this.moments[at - 1]?.turn);
    const room = Math.max(2, (this.right - this.left) / TICK);
    const every = NICE.find((n) => begun.length / n <= room) ?? begun.length;
    const [first, ...later] = begun.map(({ step, turn }) => ({ x: this.x(step), turn }));
    if (!first) return [];
    return [first, ...later.filter(({ x, turn }) => turn % every === 0 && x > first.x + TICK && x < this.right - 6)];
  }

  /** Flags at what these actions did, beside each other where they would cover one another. */
  flags(steps: readonly number[]): { x: number; at: number }[] {
    const at = steps.map((step) => this.x(step + 1));
    const placed = at.map((x) => within(x, this.left, this.right - FLAG / 2));
    for (let n = 1; n < placed.length; n += 1) placed[n] = Math.max(placed[n]!, placed[n - 1]! + FLAG);
    for (let n = placed.length - 1, edge = this.right; n >= 0; n -= 1) {
      placed[n] = Math.min(placed[n]!, edge);
      edge = placed[n]! - FLAG;
    }
    return placed.map((x, n) => ({ x, at: at[n]! }));
  }

  /** Where each name has most room beside its line. */
  labels(names: readonly string[]): Label[] {
    const placed: Label[] = [];
    names.forEach((name, player) => placed.push(this.label(player, widthOf(name) / 2, placed)));
    return placed;
  }

  private label(player: number, half: number, placed: readonly Label[]): Label {
    const places = this.moments.flatMap(({ step, chances }) =>
      BESIDE.map((by) => ({
        x: within(this.x(step), this.left + half + 2, this.right - half),
        y: this.y(chances[player] ?? 0) + by,
        half,
      })),
    );
    const rooms = places.map((place) => this.room(place, placed));
    return places[rooms.indexOf(Math.max(...rooms))] ?? { x: this.left + half, y: this.top, half };
  }

  /** How far it is from a name to the next line, name or edge. */
  private room({ x, y, half }: Label, placed: readonly Label[]): number {
    const lines = this.moments
      .filter(({ step }) => Math.abs(this.x(step) - x) <= half + 6)
      .flatMap(({ chances }) => chances.map((chance) => Math.abs(this.y(chance) - y)));
    const names = placed
      .filter((other) => Math.abs(other.x - x) < half + other.half + 4)
      .map((other) => Math.abs(other.y - y) - 8);
    return Math.min(ROOM, this.bottom - y, y - this.top + 6, ...lines, ...names);
  }
}

/** Everybody's chances after each turn. */
export function byTurn(moments: readonly Moment[]): { turn: number; chances: readonly number[] }[] {
  const turns = [...new Set(moments.map(({ turn }) => turn))];
  return turns.map((turn) => {
    const after = moments.find((moment) => moment.turn > turn) ?? moments.at(-1)!;
    return { turn, chances: after.chances };
  });
}
