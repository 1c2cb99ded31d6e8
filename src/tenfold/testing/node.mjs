// Plays what Python asks for in a game's WebAssembly module: a job comes as JSON on standard input, what came of it goes out as JSON.
import { pathToFileURL } from 'node:url';

const bytes = (text) => new Uint8Array(Buffer.from(text, 'base64'));
const text = (array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');

async function input() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** A game by its actions: the position and what is legal after each. */
function replay(engine, { template, chance, actions }) {
  engine.start(bytes(template), Int32Array.from(chance));
  const seen = () => [text(engine.position), engine.legal()];
  const found = [seen()];
  for (const action of actions) {
    engine.apply(action);
    found.push(seen());
  }
  return found;
}

/** What is forbidden at a position, and what it looks like with all drawn anew. */
function look(engine, { position, chance }) {
  engine.position = bytes(position);
  const forbidden = engine.manifest.actions.map((action) => engine.refusal(action));
  engine.resample(Int32Array.from(chance));
  return [forbidden, text(engine.position)];
}

/** Many games at random: their actions and their ends, one after the other. */
function play(engine, { template, chance, games, dice }) {
  const found = [];
  for (let stream = 0; stream < games; stream++) {
    const words = Int32Array.from(chance);
    words[4] = stream;
    engine.start(bytes(template), words);
    const decisions = engine.playOut(dice + stream);
    found.push(Buffer.from(engine.played(decisions).buffer), engine.position);
  }
  return Buffer.concat(found).toString('base64');
}

/** What a bot chooses with counted iterations, and what it found; searched in uneven pieces. */
async function decide(thinker, { root, seed, iterations, least, piece }) {
  const known = bytes(root);
  thinker.begin(known, await thinker.chanceFor(seed, known), least);
  for (let n = 1; thinker.searchOn(iterations, piece * n); n = (n % 7) + 1);
  return [thinker.choose(), thinker.evaluate().map(({ action, chance, error }) => [action, chance, error]), thinker.done];
}

/** Whatever a module of somebody's own does with the engine. */
async function run(engine, { script }) {
  return (await import(pathToFileURL(script).href)).default(engine);
}

const WORK = { replay, look, play, decide, run };
const { engine: source, manifest, code, jobs } = await input();
const { loadEngine, loadThinker } = await import(pathToFileURL(source).href);
const engine = await (manifest.bot ? loadThinker : loadEngine)(manifest, bytes(code));
const found = [];
for (const job of jobs) found.push(await WORK[job.do](engine, job));
process.stdout.write(JSON.stringify(found));
