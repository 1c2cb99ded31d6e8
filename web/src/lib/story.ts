/** The log of a table in words. */
import type { TableView } from '../generated/messages';
import { gameWords } from '../games';
import { botName } from './names';
import { sentence, type AnyEvent } from './sentence';
import type { LogLine } from './table.svelte';
import { list, type Details, type Say } from './words.svelte';

function details(line: LogLine, names: readonly string[], say: Say): Details {
  const found: Details = {};
  for (const [name, value] of Object.entries(line.what)) {
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
  }
  found.player = playerOf(line.what, names);
  if ('bot' in line.what && typeof line.what.bot === 'string') found.bot = botName(line.what.bot, say);
  return found;
}

/** Whom a line is about: whoever sat or was kicked has a name of their own, whoever is reminded is at a seat. */
function playerOf(what: LogLine['what'], names: readonly string[]): string {
  if ('name' in what && what.kind !== 'nudged') return what.name;
  return 'seat' in what && what.seat != null ? (names[what.seat] ?? '') : '';
}

/** What one line of the log says: nothing, one sentence, or several. A move is told by its events. */
export function told(line: LogLine, table: TableView, names: readonly string[], say: Say): string[] {
  const events = (line.events as AnyEvent[]).map((event) => sentence(table.game, gameWords(table.game), event, names, say));
  if (line.what.kind === 'moved') return events;
  if (line.what.kind === 'muted' || line.what.kind === 'said' || line.what.kind === 'revealed') return events;
  if (line.what.kind === 'wenton' || line.what.kind === 'lessonskipped') return events;
  const late = line.what.kind === 'started' ? (line.what.left_out ?? []) : [];
  const without =
    late.length > 0 ? [say('page-log-left-out', { n: late.length, players: list(late.map((seat) => names[seat] ?? '')) })] : [];
  return [say(`page-log-${line.what.kind}`, details(line, names, say)), ...without, ...events];
}
