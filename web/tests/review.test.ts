import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesOf } from '../plugins/words';
import { api, Failed, type ReviewShown } from '../src/lib/api';
import { router } from '../src/lib/router.svelte';
import { words } from '../src/lib/words.svelte';
import { Asked } from '../src/review/asked.svelte';
import Found from '../src/review/Found.svelte';
import { byTurn, Plot } from '../src/review/plot';
import { piecesOf, ruler } from '../src/review/strip';
import { mistakesOf, reasons, signed, wentWell, type Cast } from '../src/review/telling';
import { learnWords } from '../src/review/words';
import { REVIEW } from './review.fixture';

const CAST: Cast = { game: 'ten', names: ['Ada', 'Crane'], you: 0 };
const shown = (more: Partial<ReviewShown> = {}): ReviewShown => ({
  status: 'working',
  done: 1,
  total: 4,
  moments: [],
  ...more,
});

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  await words.speak('en');
  await learnWords();
});

describe('the curve', () => {
  const plot = new Plot(REVIEW.moments, 4, 340, 150);

  it('goes from the left to the right, nothing below and a hundred above', () => {
    expect([plot.x(0), plot.x(4), plot.y(1), plot.y(0)]).toEqual([plot.left, plot.right, plot.top, plot.bottom]);
    expect(plot.line(1).split('L')).toHaveLength(5);
    expect(plot.line(1).endsWith(`L${plot.right.toFixed(1)} ${plot.top.toFixed(1)}`)).toBe(true);
  });

  it('has a band of two errors that stays on the paper', () => {
    const band = plot.band(0);
    expect(band.startsWith(`M${plot.left.toFixed(1)} ${plot.y(0.54).toFixed(1)}`)).toBe(true);
    expect(band.endsWith(`L${plot.left.toFixed(1)} ${plot.y(0.46).toFixed(1)}Z`)).toBe(true);
    expect(Number(/L330\.0 ([\d.]+)L/.exec(band)?.[1])).toBeLessThanOrEqual(plot.bottom);
  });

  it('sets flags beside each other, and none beyond the edge', () => {
    const flags = plot.flags([1, 2, 3]).map(({ x }) => x);
    const close = new Plot(REVIEW.moments, 400, 340, 150).flags([396, 397, 398]).map(({ x }) => x);
    for (const set of [flags, close]) {
      expect(set[1]! - set[0]!).toBeGreaterThanOrEqual(24);
      expect(set[2]! - set[1]!).toBeGreaterThanOrEqual(24);
      expect(set[2]).toBeLessThanOrEqual(plot.right);
    }
  });

  it('puts names where no line and no other name is', () => {
    const [ada, crane] = plot.labels(['Ada', 'Crane']);
    expect(Math.abs(ada!.y - crane!.y) > 8 || Math.abs(ada!.x - crane!.x) > ada!.half + crane!.half).toBe(true);
  });

  it('is told by turn as well', () => {
    expect(byTurn(REVIEW.moments)).toEqual([
      { turn: 1, chances: [0.3, 0.7] },
      { turn: 2, chances: [0.35, 0.65] },
      { turn: 3, chances: [0, 1] },
    ]);
  });
});

describe('what made the result', () => {
  it('is a strip that ends at the result and is folded where it turns back', () => {
    for (const share of REVIEW.shares) expect(piecesOf(share).at(-1)?.to).toBe(share.result);
    expect(piecesOf(REVIEW.shares[0]!).map(({ part, folds }) => [part, folds])).toEqual([
      ['own', false],
      ['luck', true],
      ['noise', false],
    ]);
  });

  it('lies on a ruler as long as the longest strip', () => {
    expect(ruler(REVIEW.shares)).toEqual({ low: -1, high: 101 });
    expect(ruler([{ ...REVIEW.shares[0]!, own: -90, luck: 40, noise: 0 }])).toEqual({ low: -40, high: 100 });
  });
});

describe('words', () => {
  it('gives the reasons of the game, and none that it has no words for', () => {
    const [mine] = mistakesOf(REVIEW.decisions, 0);
    expect(reasons(mine!, CAST)).toEqual([
      '12 of the 40 cards in the deck bust.',
      'For 4 there was \u0002g4\u0003, which adds 2 points.',
      'It was better in 60 of 100 deals and worse in 20.',
    ]);
    expect(wentWell(mine!)).toBe(false);
  });

  it('has the dearest mistakes first, and nothing that was as good as the best', () => {
    expect(mistakesOf(REVIEW.decisions, null).map(({ step }) => step)).toEqual([1, 2]);
    expect(mistakesOf(REVIEW.decisions, 1).map(({ step }) => step)).toEqual([2]);
  });

  it('writes signs, but not of nothing', () => expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']));

  it('has the words of reviews in a file of their own', () => {
    const first = filesOf('en').map((file) => readFileSync(file, 'utf8'));
    expect(first.some((text) => text.includes('-fact-') || text.includes('page-review-'))).toBe(false);
  });
});

describe('to ask for a review', () => {
  beforeEach(() => vi.useFakeTimers());

  it('presses once, then looks until it is there', async () => {
    const press = vi.spyOn(api, 'askReview').mockResolvedValue(shown({ status: 'waiting' }));
    vi.spyOn(api, 'record').mockRejectedValue(new Error('this device makes none'));
    const look = vi
      .spyOn(api, 'review')
      .mockResolvedValueOnce(shown({ status: 'none' }))
      .mockResolvedValueOnce(shown({ done: 2 }))
      .mockRejectedValueOnce(new Failed('too_fast', 'wait'))
      .mockResolvedValue(shown({ status: 'ready', review: REVIEW }));
    const asked = new Asked('table');
    await asked.look(true);
    expect(asked.state?.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.state?.done).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.state?.review).toEqual(REVIEW);
    expect([press.mock.calls.length, look.mock.calls.length]).toEqual([1, 4]);
    vi.useRealTimers();
  });

  it('stops where it is refused, and when one leaves', async () => {
    const look = vi.spyOn(api, 'review').mockReset().mockRejectedValueOnce(new Failed('not_over', 'not yet'));
    const asked = new Asked('table');
    await asked.look();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([asked.failed instanceof Failed, look.mock.calls.length]).toEqual([true, 1]);
    look.mockResolvedValue(shown());
    await asked.look();
    asked.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look.mock.calls.length).toBe(2);
    vi.useRealTimers();
  });
});

describe('the page', () => {
  const open = () => render(Found, { table: 'abc', review: REVIEW, cast: CAST });

  it('says how it went, for the ear as well', () => {
    open();
    expect(screen.getByText('Crane won a game that stayed open to the end.')).toBeTruthy();
    expect(screen.getByRole('img', { name: /You from 50 to 0 percent and Crane from 50 to 100 percent/ })).toBeTruthy();
    expect(screen.getByText("start 50, own mistakes −20, others' mistakes 0, luck −31, noise +1, result 0")).toBeTruthy();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.at(-1)?.textContent?.replaceAll(/\s+/g, ' ')).toBe('30%100%');
    expect(screen.getByText('Crane: 45 to 70%')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Turn 1' }).getAttribute('href')).toBe('/r/abc?at=2');
  });

  it("shows the reader's mistakes, then anybody's", async () => {
    open();
    expect(screen.getByText('Take currency')).toBeTruthy();
    expect(screen.queryByText('In hindsight: it went well all the same, and that was luck.')).toBeNull();
    expect(screen.getByText(/^−20 percent of the chance to win \(give or take 4\), −1\.4 points/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'Crane' }));
    expect(screen.queryByText('Take currency')).toBeNull();
    expect(screen.getByText('In hindsight: it went well all the same, and that was luck.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(screen.getAllByRole('button', { name: 'Try again from here' })).toHaveLength(2);
  });

  it('opens another try with the same cards or others', async () => {
    const again = vi.spyOn(api, 'tryAgain').mockResolvedValue({ table: { id: 'new' } } as never);
    vi.spyOn(api, 'whoami').mockResolvedValue({ id: 'ada', name: 'Ada' } as never);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    open();
    await fireEvent.click(screen.getByRole('button', { name: 'Try again from here' }));
    await fireEvent.click(await screen.findByRole('radio', { name: 'Drawn anew' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new'));
    expect(again).toHaveBeenCalledWith('abc', { at: 1, seat: 0, cards: 'new' });
  });
});
