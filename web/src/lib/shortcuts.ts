/** Single keys: a control with `aria-keyshortcuts` is pressed by that key, and the sheet of `?` lists all there are. */

export interface Shortcut {
  key: string;
  name: string;
}

const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Whether a key was pressed alone, by somebody who is not writing. */
export const isSingle = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyping(event.target);

const isUsable = (control: HTMLElement): boolean =>
  !control.matches(':disabled') && (control.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** What can be pressed now: on the topmost sheet, or on the screen where none is open. */
function controls(): HTMLElement[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(isUsable);
}

const keyOf = (control: HTMLElement): string => control.getAttribute('aria-keyshortcuts') ?? '';
const nameOf = (control: HTMLElement): string =>
  (control.dataset.name ?? control.getAttribute('aria-label') ?? control.textContent).trim();

/** The keys of this screen, each once. */
export function shortcuts(): Shortcut[] {
  const found = new Map(controls().map((control) => [keyOf(control), nameOf(control)]));
  return [...found].map(([key, name]) => ({ key, name }));
}

/** Press what this key stands for. A field is gone to; anything else is clicked. */
export function press(event: KeyboardEvent): void {
  const control = isSingle(event) && controls().find((some) => keyOf(some) === event.key.toLowerCase());
  if (!control) return;
  event.preventDefault();
  control.focus();
  if (!control.matches('input')) control.click();
}
