/** Which games can be reviewed on this device, if somebody judges them there: what there was when the page was built. */

interface Reviewed {
  /** The version of its rules, and that of reviews. */
  rules: number;
  version: number;
}

type Index = Record<string, Reviewed>;

const found = import.meta.glob<Index>('../generated/review/index.json', { eager: true, import: 'default' });

export const REVIEWED: Index = Object.values(found)[0] ?? {};
