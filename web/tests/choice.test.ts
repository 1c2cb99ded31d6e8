import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Choice from '../src/parts/Choice.svelte';

const CLOCKS = ['none', 'quick', 'calm'].map((value) => ({ value, text: value }));
const picked = (): (string | undefined)[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent?.trim());

it('stays on what the table has until the table has something else', async () => {
  const onchange = vi.fn();
  const { rerender } = render(Choice, { label: 'Clock', options: CLOCKS, value: 'none', onchange });
  await fireEvent.click(screen.getByLabelText('calm'));
  expect(onchange).toHaveBeenCalledExactlyOnceWith('calm');
  expect(picked()).toEqual(['none']);
  await rerender({ value: 'calm' });
  expect(picked()).toEqual(['calm']);
});

it('asks again for what was refused', async () => {
  const onchange = vi.fn();
  render(Choice, { label: 'Clock', options: CLOCKS, value: 'none', onchange });
  await fireEvent.click(screen.getByLabelText('calm'));
  await fireEvent.click(screen.getByLabelText('calm'));
  expect(onchange).toHaveBeenCalledTimes(2);
});

it('picks nothing where the table has a value of its own', async () => {
  render(Choice, { label: 'Clock', options: CLOCKS, value: 'other', onchange: vi.fn() });
  await fireEvent.click(screen.getByLabelText('quick'));
  expect(picked()).toEqual([]);
});
