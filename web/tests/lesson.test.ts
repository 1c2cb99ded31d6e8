import { afterEach, describe, expect, it } from 'vitest';
import { mark, mayFocus, partsOf, targetOf } from '../src/lesson/pointing';

function shown(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

afterEach(() => (document.body.innerHTML = ''));

describe('a sentence of the teacher', () => {
  it('is bold between stars', () => {
    expect(partsOf('*Draw* a card')).toEqual([
      { text: 'Draw', bold: true },
      { text: ' a card', bold: false },
    ]);
    expect(partsOf('plain')).toEqual([{ text: 'plain', bold: false }]);
  });
});

describe('what the teacher points at', () => {
  const BUY = '<button data-action="pass"></button><button data-action="buy b6"></button>';

  it('is the control of the action', () => {
    expect(targetOf(shown(BUY), ['buy b6', 'pay 6c'])?.dataset.action).toBe('buy b6');
  });

  it('is the last step of a move that is on the table', () => {
    const paying = shown(`${BUY}<button data-action="pay 6c"></button>`);
    expect(targetOf(paying, ['buy b6', 'pay 6c'])?.dataset.action).toBe('pay 6c');
  });

  it('is nothing that cannot be pressed', () => {
    expect(targetOf(shown('<button data-action="draw" disabled></button>'), ['draw'])).toBeNull();
    expect(targetOf(shown('<div class="folded"><button data-action="draw"></button></div>'), ['draw'])).toBeNull();
    expect(targetOf(shown(BUY), [])).toBeNull();
  });

  it('is described by the sentence until it is not pointed at any more', () => {
    const control = targetOf(shown('<button data-action="draw" aria-describedby="front"></button>'), ['draw'])!;
    const undo = mark(control, 'teacher');
    expect(control.getAttribute('aria-describedby')).toBe('teacher front');
    expect(control.hasAttribute('data-pointed')).toBe(true);
    undo();
    expect(control.getAttribute('aria-describedby')).toBe('front');
    expect(control.hasAttribute('data-pointed')).toBe(false);
  });

  it('gets the focus unless somebody writes', () => {
    const root = shown('<button>one</button><input />');
    expect(mayFocus(root)).toBe(true);
    root.querySelector('button')!.focus();
    expect(mayFocus(root)).toBe(true);
    root.querySelector('input')!.focus();
    expect(mayFocus(root)).toBe(false);
  });
});
