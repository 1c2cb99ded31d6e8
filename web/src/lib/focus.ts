/** Where the focus is put when a screen comes, and when what had it is gone. */
import { drawn } from './drawn';

const MOST_FRAMES = 600;
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const main = (): HTMLElement | null => document.querySelector('main');

/** The focus is on nothing that could be pressed. */
const isNowhere = (): boolean => [null, document.body, main()].includes(document.activeElement as HTMLElement | null);

/** To what is to be done, or else to the main part of the screen. */
export function skip(): void {
  const there = document.querySelector<HTMLElement>('section.stage') ?? main();
  there?.scrollIntoView({ block: 'nearest' });
  if (there) focusOn(there);
}

/** When the screen has come that takes the place of another: to its heading. Returns how to call it off. */
export function arrive(before: HTMLElement | null): () => void {
  let wanted = true;
  void (async () => {
    for (let frame = 0; wanted && frame < MOST_FRAMES; frame += 1) {
      const now = main();
      if (now && now !== before) return isNowhere() && focusOn(now.querySelector('h1') ?? now);
      await drawn();
    }
  })();
  return () => (wanted = false);
}

/** Whoever plays by keyboard and pressed something that is gone goes on at the stage. */
export async function backToStage(): Promise<void> {
  await drawn();
  const stage = document.querySelector<HTMLElement>('section.stage');
  if (byKeys && stage && isNowhere()) focusOn(stage);
}
