/** Whether somebody looks at a table: it is told when the page is hidden, seen again or left, and when the device goes on or off line. */
import type { Table } from './table.svelte';

/** Returns what to do when the table is left. A game on this device alone needs no line. */
export function attend(table: Table, alone: boolean): () => void {
  const online = (): void => void (alone || table.hurry());
  const offline = (): void => void (alone || table.doubt());
  const hidden = (): void => {
    table.look(!document.hidden);
    if (document.hidden) table.leave();
    else table.comeBack();
  };
  const gone = (): void => table.remember();
  if (document.hidden) table.look(false);
  addEventListener('online', online);
  addEventListener('offline', offline);
  addEventListener('pagehide', gone);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
    removeEventListener('pagehide', gone);
    document.removeEventListener('visibilitychange', hidden);
    table.stop();
  };
}
