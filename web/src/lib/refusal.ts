import type { Refusal } from '../generated/messages';
import { Failed } from './api';
import { words, type Details } from './words.svelte';

/** Why not, in the reader's language where it has words for it; else as the server says it. */
export function refusalText(refusal: Pick<Refusal, 'code' | 'message' | 'rule' | 'details'>, game: string): string {
  const key = refusal.rule ? `${game}-${refusal.rule.replaceAll('.', '-')}` : `page-refused-${refusal.code}`;
  return words.sayWhole(key, (refusal.details ?? {}) as Details) ?? refusal.message;
}

/** What went wrong when something was tried. */
export const problemText = (problem: unknown, game = ''): string =>
  problem instanceof Failed ? refusalText(problem, game) : String(problem);
