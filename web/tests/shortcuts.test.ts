import { afterEach, describe, expect, it, vi } from 'vitest';
import { press, shortcuts } from '../src/lib/shortcuts';

const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

function page(markup: string): (selector: string) => HTMLElement {
  document.body.innerHTML = markup;
  addEventListener('keydown', press);
  return (selector) => document.querySelector<HTMLElement>(selector)!;
}

afterEach(() => {
  removeEventListener('keydown', press);
  document.body.innerHTML = '';
});

describe('single keys', () => {
  it('press what they stand for, unless it is disabled', () => {
    const at = page('<button aria-keyshortcuts="d">Draw</button><button aria-keyshortcuts="p" disabled>Pass</button>');
    const [drawn, passed] = [vi.fn(), vi.fn()];
    at('[aria-keyshortcuts=d]').onclick = drawn;
    at('[aria-keyshortcuts=p]').onclick = passed;
    expect(key('D').defaultPrevented).toBe(true);
    expect(key('p').defaultPrevented).toBe(false);
    expect([drawn, passed].map((call) => call.mock.calls.length)).toEqual([1, 0]);
    expect(document.activeElement).toBe(at('[aria-keyshortcuts=d]'));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'are not taken with %o',
    (more) => {
      const drawn = vi.fn();
      page('<button aria-keyshortcuts="d">Draw</button>')('button').onclick = drawn;
      key('d', document.body, more);
      expect(drawn).not.toHaveBeenCalled();
    },
  );

  it('are letters to whoever writes, and lead to a field by its own key', () => {
    const at = page('<input aria-keyshortcuts="/"><button aria-keyshortcuts="d">Draw</button><textarea></textarea>');
    const drawn = vi.fn();
    at('button').onclick = drawn;
    key('/');
    expect(document.activeElement).toBe(at('input'));
    for (const field of ['input', 'textarea']) key('d', at(field));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('are those of the sheet while one is open', () => {
    page(
      '<a aria-keyshortcuts="h" data-name="Home" href="/">x</a><dialog open><button aria-keyshortcuts="k">Keep</button></dialog>',
    );
    expect(shortcuts()).toEqual([{ key: 'k', name: 'Keep' }]);
    document.querySelector('dialog')!.remove();
    expect(shortcuts()).toEqual([{ key: 'h', name: 'Home' }]);
  });
});
