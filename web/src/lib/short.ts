/** Names for places with little room: short, and still nobody is taken for somebody else. */
const MOST = 9;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const letters = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
const start = (text: string, most: number): string => letters(text).slice(0, most).join('');
const end = (text: string, most: number): string => letters(text).slice(-most).join('');
const fits = (text: string): boolean => letters(text).length <= MOST;

/** How a name may be written, the best way first. */
function ways(name: string): string[] {
  const words = name.split(' ');
  const [first, last] = [words[0]!, words.at(-1)!];
  const initial = words.length > 1 ? [first, `${start(first, MOST - 3)} ${start(last, 1)}.`] : [];
  return [name, ...initial, `${start(name, MOST - 1)}…`, `${start(name, 4)}…${end(name, 4)}`].filter(fits);
}

export function shortNames(names: readonly string[]): string[] {
  const all = names.map(ways);
  const taken = (way: string, at: number): boolean => all.some((others, other) => other !== at && others.includes(way));
  return names.map((name, at) => all[at]!.find((way) => !taken(way, at)) ?? `${start(name, 5)}… ${at + 1}`);
}
