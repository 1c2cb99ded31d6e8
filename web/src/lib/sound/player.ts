/** Plays sounds; loaded with the first of them. */
import { RECIPES, type Sound } from './recipes';
import { render } from './render';

/** What could not be heard at once is not heard later. */
const LATEST_MS = 200;
/** Without a sound for so long the device may rest. */
const IDLE_MS = 8_000;
/** Nothing here is so high that it needed more samples in a second. */
const RATE = 22_050;
/** No two slides of a card are the same: each is so much higher or lower. */
const VARIES = 0.05;

const context = new AudioContext({ latencyHint: 'interactive' });
const made = new Map<Sound, AudioBuffer>();
let resting: ReturnType<typeof setTimeout> | undefined;

function bufferOf(sound: Sound): AudioBuffer {
  const found = made.get(sound);
  if (found) return found;
  const samples = render(RECIPES[sound], RATE);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}

export async function play(sound: Sound): Promise<void> {
  const buffer = bufferOf(sound);
  const asked = performance.now();
  clearTimeout(resting);
  if (context.state !== 'running') await context.resume();
  if (performance.now() - asked > LATEST_MS) return;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 1 + VARIES * (2 * Math.random() - 1) });
  source.connect(context.destination);
  source.start();
  resting = setTimeout(() => void context.suspend(), IDLE_MS);
}
