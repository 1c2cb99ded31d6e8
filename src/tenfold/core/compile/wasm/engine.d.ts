/** The type of a field's numbers, where it begins, and its shape. */
export interface FieldPlace {
  type: string;
  at: number;
  shape: number[];
}

export interface Start {
  options: Record<string, unknown>;
  record: string;
}

/** What lies where on the desk of a module, and what numbers mean; made beside the module. */
export interface Manifest {
  format: number;
  game: string;
  title: string;
  rules_version: number;
  rule_letter: string;
  desk_at: number;
  desk_bytes: number;
  state_bytes: number;
  desk: Record<string, FieldPlace>;
  state: Record<string, FieldPlace>;
  exports: Record<string, number>;
  actions: string[];
  starts: Start[];
  bot: string | null;
  seed_text: string | null;
  deals: number | null;
}

export type Code = BufferSource | Response | WebAssembly.Module;
export type NumberArray = Int8Array | Int16Array | Int32Array | BigInt64Array | Float32Array | Float64Array;

export class Refused extends Error {
  readonly rule: number;
  readonly ruleName: string;
}

export function useSha256(another: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>): void;
export function chanceOf(seed: string, stream?: number): Promise<Int32Array>;
export function fromBase64(text: string): Uint8Array;
export function instantiate(code: Code): Promise<WebAssembly.Instance>;

export class Desk {
  readonly manifest: Manifest;
  constructor(manifest: Manifest, instance: WebAssembly.Instance);
  call(name: string, ...numbers: number[]): number;
  field(name: string): NumberArray;
  record(name: string): Uint8Array;
  read(record: string, name: string): number | NumberArray;
  seedRecord(record: string, chance: Int32Array): void;
}

export class Engine extends Desk {
  /** The bytes of the position; give them back to go on from there. */
  position: Uint8Array;
  readonly isOver: boolean;
  start(options: Record<string, unknown> | Uint8Array, chance: Int32Array): void;
  legal(): string[];
  legalNumbers(): Int32Array;
  numberOf(action: string): number;
  refusal(action: string): number;
  apply(action: string): void;
  applyNumber(number: number): void;
  resample(chance: Int32Array): void;
  playOut(dice: number): number;
  played(decisions: number): Int32Array;
  randomGames(first: number, games: number, dice: number): number;
}

/** One action, how often it was looked at, the chance to win after it (0 to 1) and the standard error of that. */
export interface Alternative {
  action: string;
  visits: number;
  chance: number;
  error: number;
}

export class Thinker extends Desk {
  /** How many iterations were made since `begin`. */
  readonly done: number;
  readonly isFinished: boolean;
  chanceFor(seed: string, root: Uint8Array): Promise<Int32Array>;
  begin(root: Uint8Array, chance: Int32Array, least?: number): number;
  searchOn(budget: number, most: number): boolean;
  choose(): string;
  evaluate(): Alternative[];
  decide(root: Uint8Array, seed: string, iterations: number): Promise<string>;
}

/** What came of actions: by deal, action, chance or points, and player. */
export type Judged = number[][][][];

export class Judge extends Desk {
  readonly bot: string;
  readonly deals: number;
  judge(root: Uint8Array, actions: number[], first: number, deals: number, points: boolean, players: number): Judged;
  offer(root: Uint8Array): number[];
  confirm(root: Uint8Array, chosen: number, best: number): boolean;
}

export function loadEngine(manifest: Manifest, code: Code): Promise<Engine>;
export function loadThinker(manifest: Manifest, code: Code): Promise<Thinker>;
export function loadJudge(manifest: Manifest, code: Code): Promise<Judge>;
