/** The log of a table in words. */
import type { TableView } from '../generated/messages';
import { botName } from './names';
import { sentences, type AnyEvent } from './sentence';
import type { LogLine } from './table.svelte';
import { list, type Details, type Say } from './words.svelte';

function details(line: LogLine, names: readonly string[], say: Say, reader: number | null): Details {
  const found: Details = { you: reader !== null && 'seat' in line.what && line.what.seat === reader ? 'yes' : 'no' };
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

/** What one line of the log says to a reader: nothing, one marked sentence, or several. A move is told by its events. */
export function told(line: LogLine, table: TableView, names: readonly string[], say: Say, reader: number | null): string[] {
  const events = sentences(table.game, line.events as AnyEvent[], names, say, reader);
  if (line.what.kind === 'moved') return events;
  if (line.what.kind === 'muted' || line.what.kind === 'said' || line.what.kind === 'revealed') return events;
  if (line.what.kind === 'unsaid') return events;
  if (line.what.kind === 'wenton' || line.what.kind === 'lessonskipped') return events;
  const late = line.what.kind === 'started' ? (line.what.left_out ?? []) : [];
  const without =
    late.length > 0 ? [say('page-log-left-out', { n: late.length, players: list(late.map((seat) => names[seat] ?? '')) })] : [];
  return [say(`page-log-${line.what.kind}`, details(line, names, say, reader)), ...without, ...events];
}

/** So many lines are looked at: whoever lets a bot play for long reads the log. */
const LATELY = 60;

/** What happened since the reader last moved: from the first thing on that somebody else did. For who watches, the last move. */
export function lately(log: readonly LogLine[], reader: number | null): AnyEvent[] {
  const lines = log.slice(reader === null ? -1 : -LATELY);
  const mine = lines.findLastIndex(({ what }) => what.kind === 'moved' && what.seat === reader && !what.bot);
  const events = lines.slice(Math.max(0, mine)).flatMap((line) => line.events as AnyEvent[]);
  const first = events.findIndex(({ seat }) => typeof seat === 'number' && seat !== reader);
  const told = first < 0 ? [] : events.slice(first);
  const last = told.at(-1);
  // That it is the reader's turn is what the stage says.
  return last?.event === 'turn' && last.seat === reader ? told.slice(0, -1) : told;
}
