import { render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glyphsOf } from '../src/lib/numeral';
import Numeral from '../src/parts/Numeral.svelte';

it.each([
  [0, ['d0']],
  [15, ['d1', 'd5']],
  [-3, ['dm', 'd3']],
  ['#', ['dh']],
])('writes %s', (n, glyphs) => expect(glyphsOf(n)).toEqual(glyphs));

it('has every sign in the sprite', () => {
  const sprite = readFileSync('src/look/sprite.svg', 'utf8');
  for (const glyph of glyphsOf('0123456789-#')) expect(sprite).toContain(`id="${glyph}"`);
});

it('is read out as one number', () => {
  render(Numeral, { n: 15 });
  expect(screen.getByRole('img', { name: '15' })).toBeTruthy();
});

it('is read out in words where they are given', () => {
  render(Numeral, { n: 3, label: '3 points' });
  expect(screen.getByRole('img', { name: '3 points' })).toBeTruthy();
});
