import type { OriginView } from '../generated/messages';
import { searchOf } from '../replay/steps';

/** The moment of the replay from which one plays on. */
export const momentOf = ({ table, at, seat }: OriginView): string =>
  `/r/${encodeURIComponent(table)}${searchOf({ at, eyes: seat })}`;
