// Reviews a record as a page does it: by the functions that Python has, made JavaScript, and a judge that is WebAssembly.

const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** `engine`, `runtime` and `program` are addresses. What came of it, as JSON, and the milliseconds from the start to each action. */
export async function reviewed({ engine, runtime, program, manifest, code, record }) {
  const start = performance.now();
  const [{ loadJudge }, $, { DeviceReview, game }] = await Promise.all([import(engine), import(runtime), import(program)]);
  const work = new DeviceReview(game, record, await loadJudge(manifest, bytes(code)));
  const [moments, ms] = [[], []];
  for (let done = 0n; done < work.total; done++) {
    moments.push($.write(work.go_on()));
    ms.push(performance.now() - start);
  }
  return { review: $.write(work.review()), moments, ms };
}
