// Times a module in Node: one job as JSON on standard input, its figures as JSON on standard output.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { engine: source, manifest, code, job } = JSON.parse(readFileSync(0, 'utf8'));
const { loadEngine, loadThinker } = await import(pathToFileURL(source).href);
const bytes = (text) => new Uint8Array(Buffer.from(text, 'base64'));
const wasm = bytes(code);

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
  return { decisions, rate: (1000 * decisions) / ms, end: Buffer.from(engine.position).toString('base64') };
}

/** Searches of counted iterations: iterations a second over all roots. */
async function think(thinker, { roots, seed, iterations }) {
  let [ms, done] = [0, 0];
  const choices = [];
  for (const text of roots) {
    const root = bytes(text);
    await thinker.decide(root, seed, iterations / 10);
    const [took, choice] = await timed(() => thinker.decide(root, seed, iterations));
    ms += took;
    done += thinker.done;
    choices.push(choice);
  }
  return { choices, done, rate: (1000 * done) / ms };
}

const [compile_ms, module] = await timed(() => WebAssembly.compile(wasm));
const [load_ms, loaded] = await timed(() => (manifest.bot ? loadThinker : loadEngine)(manifest, module));
const figures = await (manifest.bot ? think : play)(loaded, job);
process.stdout.write(JSON.stringify({ compile_ms, load_ms, ...figures }));
