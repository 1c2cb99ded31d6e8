import { expect, test } from 'vitest';
import { drawn, fits, LONGEST } from '../src/parts/qr';

test('a link becomes dark squares within the code', async () => {
  const code = await drawn('https://example.org/t/HHJ488');
  expect(code.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(code.size).toBeGreaterThanOrEqual(21);
});

test('whatever is not too long can be drawn, in any letters', async () => {
  const longest = '役'.repeat(LONGEST);
  expect(fits(longest)).toBe(true);
  expect((await drawn(longest)).path).not.toBe('');
});

test('a link with a whole record in it has no code', () => {
  expect(fits(`https://example.org/r/#${'x'.repeat(9000)}`)).toBe(false);
});
