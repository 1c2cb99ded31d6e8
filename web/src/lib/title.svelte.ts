/** What the browser shows as the name of this page; at how many other tables it is your turn comes first, and on its icon. */
import { mine } from './mine.svelte';

class Title {
  text = $state('Tenfold');

  show(): void {
    const waiting = mine.waiting.length;
    document.title = waiting > 0 ? `(${waiting}) ${this.text}` : this.text;
    badge(mine.tables.filter((table) => table.your_turn).length);
  }
}

/** On the icon of a page that was installed. */
function badge(n: number): void {
  const done = n > 0 ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  void done?.catch(() => undefined);
}

export const title = new Title();
