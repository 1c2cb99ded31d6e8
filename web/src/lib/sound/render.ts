/** Makes the samples of a sound from its recipe: the same ones every time. Nothing is louder than the others, nothing clips. */
import type { Voice } from './recipes';

/** How loud the loudest tenth of a second of any sound is, and what no sample exceeds. */
export const LOUDNESS = 0.09;
export const CEILING = 0.7;
const WINDOW_MS = 100;
const FADE_MS = 6;
const SNAP_MS = 2.2;
/** A glide goes in steps of so many samples: nobody hears them, and a slow phone is glad of it. */
const STEP = 32;

/** A number from -1 to 1 after the other (mulberry32). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}

/** Up to 1 during the attack, then away, and silent at the end. */
function envelope(ms: number, { ms: length, attack }: Voice): number {
  if (ms < attack) return Math.sin((Math.PI / 2) * (ms / attack)) ** 2;
  const rest = (ms - attack) / Math.max(1, length - attack);
  return Math.exp(-4 * rest) * Math.min(1, (length - ms) / FADE_MS);
}

/** Calls `tune` with where a glide is. */
function glide({ hz, to = hz, ms }: Voice, rate: number, tune: (hz: number) => void): (at: number) => void {
  const length = (ms / 1000) * rate;
  return (at) => {
    if (at % STEP === 0) tune(hz * (to / hz) ** (at / length));
  };
}

/** A band of noise: a state variable filter, whose middle may move while it runs. */
function paper(voice: Voice, rate: number, next: () => number): (at: number) => number {
  const damping = 1 / (voice.q ?? 1);
  const { snaps = 0 } = voice;
  const fading = Math.exp(-1000 / (SNAP_MS * rate));
  let [f, low, band, snap] = [0, 0, 0, 0];
  const move = glide(voice, rate, (hz) => (f = 2 * Math.sin((Math.PI * hz) / rate)));
  return (at) => {
    move(at);
    low += f * band;
    band += f * (next() - low - damping * band);
    if (snaps === 0) return band;
    if ((next() + 1) / 2 < snaps / rate) snap = 0.35 + 0.65 * Math.abs(next());
    snap *= fading;
    return band * (0.12 + snap);
  };
}

/** A sine with a little of its octave. */
function tone(voice: Voice, rate: number): (at: number) => number {
  let [phase, by] = [0, 0];
  const move = glide(voice, rate, (hz) => (by = (2 * Math.PI * hz) / rate));
  return (at) => {
    move(at);
    phase += by;
    return Math.sin(phase) + 0.12 * Math.sin(2 * phase);
  };
}

function add(samples: Float32Array, voice: Voice, rate: number, seed: number): void {
  const source = voice.of === 'paper' ? paper(voice, rate, noise(seed)) : tone(voice, rate);
  const start = Math.round((voice.at / 1000) * rate);
  const length = Math.round((voice.ms / 1000) * rate);
  for (let at = 0; at < length; at++) {
    const sample = source(at) * voice.gain * envelope((1000 * at) / rate, voice);
    samples[start + at] = (samples[start + at] ?? 0) + sample;
  }
}

/** The mean level of the loudest tenth of a second. */
export function loudness(samples: Float32Array, rate: number): number {
  const window = Math.round((WINDOW_MS / 1000) * rate);
  let [sum, most] = [0, 0];
  samples.forEach((sample, at) => {
    sum += sample ** 2 - (samples[at - window] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / window);
}

export const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

export function render(recipe: readonly Voice[], rate: number): Float32Array<ArrayBuffer> {
  const ms = Math.max(...recipe.map((voice) => voice.at + voice.ms));
  const samples = new Float32Array(Math.ceil((ms / 1000) * rate));
  recipe.forEach((voice, place) => add(samples, voice, rate, place + 1));
  const gain = Math.min(LOUDNESS / loudness(samples, rate), CEILING / peak(samples));
  return samples.map((sample) => sample * gain);
}
