import { describe, expect, it } from 'vitest';
import { RECIPES, type Sound } from '../src/lib/sound/recipes';
import { CEILING, loudness, LOUDNESS, peak, render } from '../src/lib/sound/render';

const RATE = 22_050;
const SOUNDS = Object.keys(RECIPES) as Sound[];
const decibels = (level: number): number => 20 * Math.log10(level);

describe.each(SOUNDS)('the sound %s', (sound) => {
  const samples = render(RECIPES[sound], RATE);

  it('does not clip', () => {
    expect(peak(samples)).toBeLessThanOrEqual(CEILING + 1e-6);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('is about as loud as the others', () => {
    expect(Math.abs(decibels(loudness(samples, RATE) / LOUDNESS))).toBeLessThan(3);
  });

  it('begins and ends in silence and is short', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    expect(samples.length / RATE).toBeLessThan(1.4);
  });

  it('is the same every time, at any rate of samples', () => {
    expect(render(RECIPES[sound], RATE)).toEqual(samples);
    expect(Math.abs(decibels(loudness(render(RECIPES[sound], 44_100), 44_100) / LOUDNESS))).toBeLessThan(3);
  });
});
