/** What the browser shows as the name of this page; at how many other tables it is your turn comes first. */
import { mine } from './mine.svelte';

class Title {
  text = $state('Tenfold');

  show(): void {
    const waiting = mine.waiting.length;
    document.title = waiting > 0 ? `(${waiting}) ${this.text}` : this.text;
  }
}

export const title = new Title();
