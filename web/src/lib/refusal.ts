import type { Refusal } from '../generated/messages';
import { words } from './words.svelte';

/** Why not, in the reader's language where its words need nothing but themselves; else as the server says it. */
export function refusalText(refusal: Pick<Refusal, 'code' | 'message' | 'rule'>, game: string): string {
  const rule = refusal.rule ? `${game}-${refusal.rule.replace('.', '-')}` : `page-refused-${refusal.code}`;
  return words.sayWhole(rule) ?? refusal.message;
}
