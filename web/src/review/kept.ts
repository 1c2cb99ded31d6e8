/** Reviews that this device made: kept here with their games, for whoever played on it alone. No server knows them. */
import type { Accuracy, Mistake, Review } from '../lib/api';
import { keep, kept } from '../lib/settings.svelte';
import { REVIEWED } from './programs';

const KEY = 'tenfold.reviews';
const MOST = 20;
const DIGITS = 1e4;

export interface KeptReview {
  /** The version of reviews, and of the rules. */
  version: string;
  at: number;
  /** The seat of the reader, and by seat which bot played. */
  you: number | null;
  bots: (string | null)[];
  review: Review;
}

type All = Record<string, KeptReview>;

const versionOf = (game: string): string => `${REVIEWED[game]?.version} ${REVIEWED[game]?.rules}`;
const all = (): All => kept<All>(KEY, {});

/** A curve has no more digits than one sees. */
const rounded = (review: Review): Review => {
  const short = (numbers: number[]): number[] => numbers.map((one) => Math.round(one * DIGITS) / DIGITS);
  const moments = review.moments.map((one) => ({ ...one, chances: short(one.chances), errors: short(one.errors) }));
  return { ...review, moments };
};

/** The newest few. */
export function keepReview(table: string, found: Pick<KeptReview, 'you' | 'bots' | 'review'>): void {
  const made = { ...found, review: rounded(found.review), version: versionOf(found.review.game), at: Date.now() };
  const others = Object.entries(all()).filter(([id]) => id !== table);
  others.sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries([[table, made], ...others.slice(0, MOST - 1)]));
}

export function keptReview(table: string): KeptReview | null {
  const found = all()[table];
  return found && found.version === versionOf(found.review.game) ? found : null;
}

export function forgetReview(table: string): void {
  const { [table]: _, ...others } = all();
  keep(KEY, others);
}

export const forgetReviews = (): void => keep(KEY, {});

/** What a server would say of the reader's own decisions. */
export function accuracyHere(table: string): Accuracy | null {
  const found = keptReview(table);
  const share = found?.you == null ? undefined : found.review.shares[found.you];
  return share ? { good: share.good, decisions: share.decisions } : null;
}

/** The reader's mistakes in what was reviewed here, without those of tables that no server knows: they cannot be played on from. */
export function mistakesHere(order: 'newest' | 'costly', isPlayable: (table: string) => boolean): Mistake[] {
  const found = Object.entries(all())
    .filter(([table, { you }]) => you !== null && isPlayable(table) && keptReview(table))
    .flatMap(([table, { review, bots, you, at }]) =>
      review.decisions
        .filter(({ seat, mistake }) => mistake && seat === you)
        .map((decision) => ({ table, game: review.game, ended: at, names: review.names, bots, decision })),
    );
  const costOf = ({ decision }: Mistake): number => decision.cost ?? 0;
  return found.sort((a, b) => (order === 'costly' ? costOf(b) - costOf(a) : b.ended - a.ended));
}
