/** What the page and the worker in which a game runs say to each other. */

export interface NewGame {
  options: Record<string, unknown>;
  bot: string;
  name: string;
  seed: string;
}

export type Asked =
  | { do: 'open'; id: string; game: string; log: string[] | NewGame }
  | { do: 'hear'; text: string }
  /** What a bot that searches would do; null where it cannot think here. */
  | { do: 'move'; action: string | null }
  | { do: 'know' }
  | { do: 'record' };

export type Told =
  /** It is open; these entries are new. */
  | { is: 'open'; wrote: string[] }
  /** Messages as the server's are, and the entries that go with them. */
  | { is: 'said'; said: string[]; wrote: string[]; over: boolean }
  /** A bot that searches must decide; what it can know is JSON, as the server writes it for hints. */
  | { is: 'asked'; known: string }
  /** What the person can know who must decide, for a hint; null if it is not their turn. */
  | { is: 'known'; known: string | null }
  | { is: 'record'; record: string }
  | { is: 'failed'; why: string };
