/** What a thinker says of a game that is over, given as a root of the right size that nobody is to act in. */
export default function over(thinker) {
  const { manifest } = thinker;
  const root = new Uint8Array(manifest.state_bytes);
  root[manifest.state.to_act.at] = 255; // nobody
  try {
    thinker.begin(root, new Int32Array(6));
  } catch (error) {
    return [error.message, thinker.isFinished];
  }
  return ['nothing', thinker.isFinished];
}
