/** Which games can be practised on this device, and against which bots: what there was when the page was built. */

interface Practised {
  /** The version of its rules. */
  rules: number;
  /** Bots that move at once. */
  quick: string[];
  /** Bots that search, with the milliseconds of a move: they need the engine. */
  thinking: Record<string, number>;
}

type Index = Record<string, Practised>;

const found = import.meta.glob<Index>('../generated/practice/index.json', { eager: true, import: 'default' });

export const PRACTICE: Index = Object.values(found)[0] ?? {};
