/** What is said to whoever asks for nonsense, and whether the position stayed as it was. */
export default function misuse(engine) {
  engine.start({}, new Int32Array(6));
  const before = String(engine.position);
  const forbidden = engine.manifest.actions.find((action) => engine.refusal(action));
  const said = (nonsense) => {
    try {
      nonsense();
    } catch (error) {
      return error.message;
    }
    return 'nothing';
  };
  return [
    said(() => (engine.position = new Uint8Array(5))),
    said(() => engine.apply('jump')),
    said(() => engine.start({ players: 9 }, new Int32Array(6))),
    said(() => engine.resample(new Int32Array(2))),
    said(() => engine.read('state', 'moon')),
    said(() => engine.apply(forbidden)),
    String(engine.position) === before,
  ];
}
