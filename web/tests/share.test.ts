import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ShareLink from '../src/parts/ShareLink.svelte';

const URL = 'http://10.0.0.7/t/abc';

/** jsdom copies nothing. */
function copiesSelected(works: boolean): void {
  document.execCommand = vi.fn(() => works);
}

function lends(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

async function press(): Promise<HTMLInputElement> {
  render(ShareLink, { url: URL, note: '' });
  await fireEvent.click(screen.getByRole('button', { name: 'page-copy' }));
  return screen.getByRole<HTMLInputElement>('textbox');
}

afterEach(() => lends(undefined));

it('copies a link', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  lends({ writeText });
  await press();
  expect(writeText).toHaveBeenCalledWith(URL);
  expect(await screen.findByRole('button', { name: 'page-copied' })).toBeTruthy();
});

it('copies what is selected where the browser lends no clipboard', async () => {
  lends(undefined);
  copiesSelected(true);
  const field = await press();
  expect(await screen.findByRole('button', { name: 'page-copied' })).toBeTruthy();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL.length]);
});

it('never says that it has copied what it could not', async () => {
  lends({ writeText: () => Promise.reject(new Error('not allowed')) });
  copiesSelected(false);
  const field = await press();
  expect(await screen.findByRole('button', { name: 'page-copy-selected' })).toBeTruthy();
  expect(field.selectionEnd).toBe(URL.length);
});
