import { expect, it } from 'vitest';
import { lately } from '../src/lib/story';
import type { LogLine } from '../src/lib/table.svelte';

const line = (seq: number, seat: number, events: object[], bot = false): LogLine => ({
  seq,
  what: { kind: 'moved', seat, bot },
  events,
});
const drew = (seat: number): object => ({ event: 'drew', seat, card: 'b5' });

it('is what others did since you moved', () => {
  const log = [line(1, 0, [drew(0), { event: 'turn', seat: 1 }]), line(2, 1, [drew(1)]), line(3, 1, [drew(1)])];
  expect(lately(log, 0)).toEqual([{ event: 'turn', seat: 1 }, drew(1), drew(1)]);
});

it('is what the automaton did in your own step', () => {
  const log = [line(1, 0, [drew(0)]), line(2, 0, [{ event: 'passed', seat: 0 }, { event: 'turn', seat: 1 }, drew(1)])];
  expect(lately(log, 0)).toEqual([{ event: 'turn', seat: 1 }, drew(1)]);
  const yours = line(2, 0, [{ event: 'turn', seat: 1 }, drew(1), { event: 'turn', seat: 0 }]);
  expect(lately([yours], 0)).toEqual([{ event: 'turn', seat: 1 }, drew(1)]);
});

it('is nothing while nobody else did anything', () => {
  expect(lately([line(1, 1, [drew(1)]), line(2, 0, [drew(0)])], 0)).toEqual([]);
});

it('is the last move for who watches, and goes on while a bot plays for you', () => {
  const log = [line(1, 1, [drew(1)]), line(2, 0, [drew(0)], true), line(3, 1, [drew(1)])];
  expect(lately(log, null)).toEqual([drew(1)]);
  expect(lately(log, 0)).toEqual([drew(1), drew(0), drew(1)]);
});
