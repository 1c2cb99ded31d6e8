import { beforeAll, expect, it } from 'vitest';
import { Failed } from '../src/lib/api';
import { problemText, refusalText } from '../src/lib/refusal';
import { words } from '../src/lib/words.svelte';

const TOO_LOW = {
  code: 'illegal',
  message: 'As the server says it.',
  rule: 'T7.1',
  details: { phase: 'auction', high_bid: 4, least: 5, power: 9 },
};

beforeAll(() => words.speak('de'));

it('says the rule in the language of the reader, with its details', () => {
  expect(refusalText(TOO_LOW, 'ten')).toMatch(/mindestens 5.*4/);
});

it('leaves it to the server where the words need details that did not come', () => {
  expect(refusalText({ ...TOO_LOW, details: null }, 'ten')).toBe('As the server says it.');
});

it('leaves it to the server where there are no words for the rule', () => {
  expect(refusalText({ ...TOO_LOW, rule: 'Z9' }, 'ten')).toBe('As the server says it.');
});

it('has words of its own for what the table refuses', () => {
  expect(problemText(new Failed('not_found', 'No such table.'))).toMatch(/keinen Tisch/);
});
