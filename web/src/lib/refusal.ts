import type { Refusal } from '../generated/messages';
import { gameWords } from '../games';
import { Failed } from './api';
import { reasonDetails } from './sentence';
import { words } from './words.svelte';

/** Why not, in the reader's language where it has words for it; else as the server says it. */
export function refusalText(refusal: Pick<Refusal, 'code' | 'message' | 'rule' | 'details'>, game: string): string {
  const key = refusal.rule ? `${game}-${refusal.rule.replaceAll('.', '-')}` : `page-refused-${refusal.code}`;
  const details = reasonDetails(gameWords(game), refusal.details ?? {}, words.say);
  return words.sayWhole(key, details) ?? refusal.message;
}

/** What went wrong when something was tried. */
export const problemText = (problem: unknown, game = ''): string =>
  problem instanceof Failed ? refusalText(problem, game) : String(problem);
