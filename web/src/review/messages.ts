/** What the worker that makes a review is asked, and what it tells. */
import type { Files } from '../engine/types';
import type { Moment, Review } from '../lib/api';

export interface Asked {
  game: string;
  /** A record file. */
  record: string;
  /** The module of whoever judges. */
  judge: Files;
}

export type Told =
  | { is: 'begun'; total: number; names: string[]; bots: (string | null)[] }
  | { is: 'moment'; moment: Moment }
  | { is: 'ready'; review: Review }
  | { is: 'failed'; why: string };
