// Times a module, in Node and in browsers alike: a job and its figures are plain JSON.
const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const text = (array) => btoa(String.fromCharCode(...array));

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** Games at random: decisions a second, once the code is warm. */
async function play(engine, { template, chance, games }) {
  engine.start(bytes(template), Int32Array.from(chance));
  engine.randomGames(0, games, 1);
  const [ms, decisions] = await timed(() => engine.randomGames(0, games, 1));
  return { decisions, rate: (1000 * decisions) / ms, end: text(engine.position) };
}

/** Searches of counted iterations: iterations a second over all roots. */
async function think(thinker, { roots, seed, iterations }) {
  let [ms, done] = [0, 0];
  const choices = [];
  for (const known of roots.map(bytes)) {
    await thinker.decide(known, seed, iterations / 10);
    const [took, choice] = await timed(() => thinker.decide(known, seed, iterations));
    ms += took;
    done += thinker.done;
    choices.push(choice);
  }
  return { choices, done, rate: (1000 * done) / ms };
}

/** `source` is the address of engine.js. */
export async function measured({ engine: source, manifest, code, job }) {
  const { loadEngine, loadThinker } = await import(source);
  const [compile_ms, module] = await timed(() => WebAssembly.compile(bytes(code)));
  const [load_ms, loaded] = await timed(() => (manifest.bot ? loadThinker : loadEngine)(manifest, module));
  return { compile_ms, load_ms, ...(await (manifest.bot ? think : play)(loaded, job)) };
}
