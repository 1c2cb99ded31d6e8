/** Who else is at a table. */
import type { Table } from './table.svelte';

/** Nobody to talk to: the others are bots, nobody watches, and nobody has said anything. */
export function isAlone({
  table,
  presence,
  chat,
  you,
  seat,
}: Pick<Table, 'table' | 'presence' | 'chat' | 'you' | 'seat'>): boolean {
  const people = [...(table?.seats ?? []).map(({ guest }) => guest), ...(presence?.guests ?? [])];
  const waits = table?.seats.some(({ is }) => is === 'open' || is === 'held') ?? false;
  const watchers = (presence?.watching ?? 0) - Number(seat === null);
  return chat.length === 0 && !waits && watchers <= 0 && people.every((guest) => !guest || guest === you);
}
