/** What the teacher points at, and how a sentence is cut where it is bold. */

export interface Part {
  text: string;
  bold: boolean;
}

/** `*Draw* a card` is a bold word and a plain rest. */
export function partsOf(sentence: string): Part[] {
  const parts = sentence.split('*').map((text, at) => ({ text, bold: at % 2 === 1 }));
  return parts.filter(({ text }) => text !== '');
}

const isShown = (element: HTMLElement): boolean =>
  !(element as HTMLButtonElement).disabled && element.closest('[hidden], .folded') === null;

/** The control for the last of these actions that has one: the steps of a move come one after the other. */
export function targetOf(root: ParentNode, press: readonly string[]): HTMLElement | null {
  const controls = [...root.querySelectorAll<HTMLElement>('[data-action]')].filter(isShown);
  for (const action of [...press].reverse()) {
    const found = controls.find((control) => control.dataset.action === action);
    if (found) return found;
  }
  return null;
}

/** The focus goes to what is pointed at, unless somebody is busy elsewhere, as in the chat. */
export function mayFocus(root: ParentNode & Node): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (root.contains(active) && !active.matches('input, textarea'));
}

/** Mark a control and describe it; returns how to undo that. */
export function mark(control: HTMLElement, description: string): () => void {
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('data-pointed', '');
  control.setAttribute('aria-describedby', [description, before].filter(Boolean).join(' '));
  return () => {
    control.removeAttribute('data-pointed');
    if (before === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', before);
  };
}
