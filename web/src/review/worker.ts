/** A review made on this device: by the Python that makes them on servers, as JavaScript, and a judge that is WebAssembly. */
import { loadJudge, type Judge, type Manifest } from '../../../src/tenfold/core/compile/wasm/engine.js';
import { PLACE } from '../engine/list';
import type { Asked, Told } from './messages';

interface DeviceReview {
  total: bigint;
  names: unknown;
  bots: unknown;
  go_on(): unknown;
  review(): unknown;
}

interface Program {
  game: unknown;
  DeviceReview: new (game: unknown, record: string, judge: Judge) => DeviceReview;
}

interface Runtime {
  host: { refusal?: () => string };
  write(value: unknown): string;
}

const programs = import.meta.glob<Program | Runtime>('../generated/review/*.js');
const load = (name: string): Promise<unknown> => programs[`../generated/review/${name}.js`]!();
const tell = (told: Told): void => postMessage(told);

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(PLACE + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function make({ game, record, judge }: Asked): Promise<void> {
  const parts = Promise.all([load('runtime'), load(game)]) as Promise<[Runtime, Program]>;
  const [[$, program], manifest, code] = await Promise.all([parts, fetched(judge.manifest), fetched(judge.code)]);
  $.host.refusal = () => '';
  const plain = <Value>(value: unknown): Value => JSON.parse($.write(value)) as Value;
  const module = await loadJudge((await manifest.json()) as Manifest, code);
  const work = new program.DeviceReview(program.game, record, module);
  tell({ is: 'begun', total: Number(work.total), names: plain(work.names), bots: plain(work.bots) ?? [] });
  for (let done = 0n; done < work.total; done++) tell({ is: 'moment', moment: plain(work.go_on()) });
  tell({ is: 'ready', review: plain(work.review()) });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  make(data).catch((error: unknown) => tell({ is: 'failed', why: String(error) }));
});
