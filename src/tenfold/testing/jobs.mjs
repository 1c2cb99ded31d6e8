// What Python asks of a game's WebAssembly module, in Node and in browsers alike: jobs and what comes of them are plain JSON.
const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const text = (array) => btoa(Array.from(array, (byte) => String.fromCharCode(byte)).join(''));

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

/** Many games at random: SHA-256 of their actions and their ends, one after the other. */
async function play(engine, { template, chance, games, dice }) {
  const found = [];
  for (let stream = 0; stream < games; stream++) {
    const words = Int32Array.from(chance);
    words[4] = stream;
    engine.start(bytes(template), words);
    const decisions = engine.playOut(dice + stream);
    found.push(engine.played(decisions), engine.position);
  }
  return text(new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob(found).arrayBuffer())));
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
  return (await import(script)).default(engine);
}

const WORK = { replay, look, play, decide, run };

/** All that was asked, one after the other; `source` is the address of engine.js. */
export async function work({ engine: source, manifest, code, jobs }) {
  const { loadEngine, loadThinker } = await import(source);
  const engine = await (manifest.bot ? loadThinker : loadEngine)(manifest, bytes(code));
  const found = [];
  for (const job of jobs) found.push(await WORK[job.do](engine, job));
  return found;
}
