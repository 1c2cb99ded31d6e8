import type { Do } from '../generated/messages';

/** What one can ask a table for. */
export type AnyCommand = Do['command'];
