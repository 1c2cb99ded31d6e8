/** The noises of the table, each in a few lines: strips of filtered noise, which sound like paper, and soft tones, which warm them. */

export interface Voice {
  of: 'paper' | 'tone';
  /** When it begins, and how long it lasts. */
  at: number;
  ms: number;
  /** How long it takes to be loudest; it dies away from there to its end. */
  attack: number;
  /** Its pitch, or the middle of the noise, and where that glides to. */
  hz: number;
  to?: number;
  /** How loud it is beside the other voices of its sound. */
  gain: number;
  /** Of noise, how narrow its band is. */
  q?: number;
  /** Of noise, how many fibres of the paper snap in a second; without, it is smooth. */
  snaps?: number;
}

export type Sound = 'draw' | 'fold' | 'tear' | 'coin' | 'trick' | 'win' | 'turn';

const tap = (at: number, gain: number, hz = 620): Voice[] => [
  { of: 'paper', at, ms: 34, attack: 1, hz, q: 0.9, gain },
  { of: 'tone', at, ms: 60, attack: 2, hz: 190, to: 120, gain: gain * 0.8 },
];
const ring = (at: number, hz: number, ms: number, gain: number): Voice => ({ of: 'tone', at, ms, attack: 2, hz, gain });
const note = (at: number, hz: number, ms: number, gain: number): Voice => ({ of: 'tone', at, ms, attack: 18, hz, gain });

export const RECIPES: Record<Sound, readonly Voice[]> = {
  /** A card slides off the deck and lands. */
  draw: [{ of: 'paper', at: 0, ms: 170, attack: 70, hz: 1100, to: 2600, q: 0.8, gain: 0.6 }, ...tap(140, 1)],
  /** A strip is bent, then creased with a nail. */
  fold: [
    { of: 'paper', at: 0, ms: 130, attack: 60, hz: 800, to: 1500, q: 0.7, gain: 0.45 },
    { of: 'paper', at: 105, ms: 60, attack: 3, hz: 2300, to: 1500, q: 1.2, gain: 0.8 },
    ...tap(112, 0.6, 480),
  ],
  /** A sheet tears, fibre by fibre, and its end falls. */
  tear: [
    { of: 'paper', at: 0, ms: 380, attack: 170, hz: 1300, to: 2500, q: 0.6, snaps: 260, gain: 1 },
    { of: 'paper', at: 0, ms: 360, attack: 90, hz: 520, to: 380, q: 0.8, snaps: 70, gain: 0.7 },
    ...tap(380, 0.3, 420),
  ],
  /** A brass coin with a hole, on paper. */
  coin: [
    ...tap(0, 0.35, 900),
    ring(2, 1046, 190, 0.5),
    ring(2, 1664, 130, 0.28),
    ring(74, 1174, 170, 0.36),
    ...tap(72, 0.22, 900),
  ],
  /** Cards are gathered and squared. */
  trick: [
    ...tap(0, 0.6, 700),
    { of: 'paper', at: 20, ms: 210, attack: 120, hz: 900, to: 1900, q: 0.7, gain: 0.55 },
    ...tap(170, 0.7, 560),
    ...tap(245, 1, 460),
  ],
  /** A long strip unfolds, and four notes go up with it. */
  win: [
    { of: 'paper', at: 0, ms: 420, attack: 200, hz: 700, to: 2300, q: 0.6, snaps: 900, gain: 0.5 },
    note(40, 261.6, 700, 0.4),
    note(150, 329.6, 700, 0.36),
    note(260, 392, 760, 0.36),
    note(380, 523.3, 900, 0.42),
    ...tap(380, 0.4),
  ],
  /** Two notes: it is your turn. */
  turn: [...tap(0, 0.3), note(0, 392, 260, 0.5), note(130, 523.3, 380, 0.5)],
};
