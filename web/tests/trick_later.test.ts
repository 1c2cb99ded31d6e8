import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TrickLaterEvent, TrickLaterPlayer, TrickLaterStanding, TrickLaterView } from '../src/generated/messages';
import Attack from '../src/games/trick_later/Attack.svelte';
import Hand from '../src/games/trick_later/Hand.svelte';
import { beats, sceneOf, type Scene } from '../src/games/trick_later/scene';
import Track from '../src/games/trick_later/Track.svelte';
import { Travel } from '../src/lib/travel';
import type { Details } from '../src/lib/words.svelte';

const say = (key: string, details: Details = {}): string =>
  [key.replace('page-trick_later-', ''), ...Object.entries(details).map(([name, value]) => `${name}=${String(value)}`)].join(
    ' ',
  );
const cardName = (card: string): string => `<${card}>`;
const names = ['Ann', 'Bo', 'Cy'];
const you = (place: number): boolean => place === 0;

const player = (more: Partial<TrickLaterPlayer> = {}): TrickLaterPlayer => ({
  hand: 5,
  track: 0,
  upper: [],
  lower: [],
  lost: 0,
  rounds: [],
  total: 0,
  ...more,
});
const view = (more: Partial<TrickLaterView> = {}): TrickLaterView => ({
  game: 'trick_later',
  options: { players: 3 },
  to_act: 0,
  seat: 0,
  phase: 'play',
  round: 1,
  trick: 6,
  leader: 1,
  unlocked: false,
  out: 'r',
  table: [],
  hand: ['g2', 'y7', 'i3'],
  exchanged: null,
  gave: null,
  players: [player(), player(), player()],
  ...more,
});

describe('the hand', () => {
  function hold(act: (card: string) => void) {
    const actions = new Map([
      ['g2', 'play g2'],
      ['i3', 'play i3'],
    ]);
    const children = createRawSnippet(() => ({ render: () => '<p>front</p>' }));
    return render(Hand, {
      round: 1,
      cards: ['g2', 'y7', 'i3'],
      actions,
      chosen: null,
      told: null,
      act,
      travel: new Travel(),
      say,
      cardName,
      children,
    });
  }

  it('raises a card with the first tap and plays it with the second', async () => {
    const act = vi.fn();
    hold(act);
    const card = screen.getByRole('button', { name: 'card-may card=<g2>' });
    for (const played of [0, 1]) {
      await fireEvent.pointerDown(card);
      await fireEvent.click(card, { detail: 1 });
      expect(act).toHaveBeenCalledTimes(played);
    }
    expect(act).toHaveBeenCalledWith('g2');
  });

  it('says of the others that they may not be played, and does not play them', async () => {
    const act = vi.fn();
    hold(act);
    const card = screen.getByRole('button', { name: 'card-may-not card=<y7>' });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card, { detail: 0 });
    await fireEvent.click(card, { detail: 0 });
    expect(act).not.toHaveBeenCalled();
  });

  it('is one stop of the keyboard: arrows move in it, Enter plays', async () => {
    const act = vi.fn();
    hold(act);
    const [first, , last] = screen.getAllByRole('button');
    first?.focus();
    await fireEvent.keyDown(first!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(last);
    expect(screen.getAllByRole('button').filter((card) => card.tabIndex === 0)).toEqual([last]);
    await fireEvent.click(last!, { detail: 0 });
    expect(act).toHaveBeenCalledWith('i3');
  });
});

describe('the track', () => {
  it('is drawn out to its value, with a peg on what rescues the next', () => {
    const { container } = render(Track, { at: 2, next: 5, say });
    expect(screen.getByRole('img', { name: 'track-next at=2 next=5' })).toBeTruthy();
    expect(container.querySelectorAll('.on')).toHaveLength(3);
    expect(container.querySelector('.next')?.textContent).toBe('5');
  });
});

describe('the attack', () => {
  const show = (scene: Scene, standing: TrickLaterStanding) => render(Attack, { scene, standing, names, you, say, cardName });

  it('says whom the infected would hit and who would be lost', () => {
    show(sceneOf(view()), { seat: 2, card: 'g8', level: 4, at_risk: ['y3', 'b4'], by: 'highest', beaten: null });
    expect(screen.getByText(/would-hit you=no name=Cy n=2/)).toBeTruthy();
    expect(screen.getAllByRole('img').map((image) => image.ariaLabel ?? image.getAttribute('aria-label'))).toEqual([
      'level-n n=4',
      '<y3>',
      '<b4>',
    ]);
  });

  it('says so when there is none', () => {
    show(sceneOf(view()), { seat: 0, card: 'g8', level: null, at_risk: [], by: 'colour', beaten: null });
    expect(screen.getByText(/no-attack you=yes/)).toBeTruthy();
  });

  it('says why a 1 holds the trick', () => {
    show(sceneOf(view()), { seat: 2, card: 'g1', level: null, at_risk: [], by: 'nine', beaten: 'g8' });
    expect(screen.getByText(/nine you=no name=Cy card=<g1> beaten=<g8>/)).toBeTruthy();
  });

  it('says where each survivor goes', () => {
    const attack = { seat: 2, level: 4, lost: ['y3'], spared: ['r6'], joins: ['g5', 'g8'] };
    render(Attack, { scene: { ...sceneOf(view()), attack }, standing: null, names, you, say, cardName });
    expect(screen.getAllByText(/attacked|spared|joins/).map((line) => line.textContent?.split(' ')[0])).toEqual([
      'attacked',
      'spared',
      'joins',
    ]);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'level-n n=4',
      '<y3>',
      '<r6>',
      '<g5>',
      '<g8>',
    ]);
  });
});

describe('a trick that ends', () => {
  const before = view({
    table: [
      { seat: 1, card: 'g5' },
      { seat: 2, card: 'i4' },
    ],
    players: [
      player({ hand: 1 }),
      player({ hand: 0, upper: ['b2'], track: 1 }),
      player({ hand: 0, upper: ['y3', 'y6'], track: 2 }),
    ],
    hand: ['g8'],
    trick: 10,
  });
  const events: TrickLaterEvent[] = [
    { event: 'played', seat: 0, card: 'g8', hand: 0 },
    { event: 'took_trick', seat: 0, card: 'g8', survivors: ['g5', 'g8'], by: 'highest', beaten: null },
    { event: 'attacked', seat: 0, level: 4, track: 0, lost: 0, spared: [] },
    { event: 'track', seat: 1, value: 6, over: 'no' },
    { event: 'rescued', seat: 1, card: 'b2', track: 4 },
    { event: 'track', seat: 2, value: 6, over: 'no' },
    { event: 'track', seat: 0, value: 0, over: 'no' },
    { event: 'scored', seat: 0, points: 0, total: 3 },
    { event: 'scored', seat: 1, points: 1, total: 8 },
    { event: 'scored', seat: 2, points: 0, total: 0 },
    { event: 'dealt', seat: 2, round: 2, out: 'b', hand: ['r1'] },
  ];
  const after = view({ round: 2, trick: 1, hand: ['r1'] });
  const scenes = beats(sceneOf(before), events, after).map((beat) => beat.scene);

  it('lies there in full, attacks, is gathered, and rescues, one after the other', () => {
    expect(scenes[0]?.table).toHaveLength(3);
    expect(scenes[1]?.attack).toEqual({ seat: 0, level: 4, lost: [], spared: [], joins: ['g5', 'g8'] });
    expect(scenes[2]?.players[0]?.upper).toEqual(['g5', 'g8']);
    expect(scenes[3]?.players[1]?.track).toBe(6);
    expect(scenes[4]?.players[1]).toMatchObject({ upper: [], lower: ['b2'], track: 4 });
  });

  it('shows what the events say that results, whatever one might have worked out', () => {
    const told = events.map((event): TrickLaterEvent => {
      if (event.event === 'played') return { ...event, hand: 71 };
      if (event.event === 'attacked') return { ...event, track: 72, lost: 73 };
      if (event.event === 'rescued') return { ...event, track: 74 };
      return event.event === 'took_trick' ? { ...event, survivors: ['y1'] } : event;
    });
    const [lies, , gathered, , rescued] = beats(sceneOf(before), told, after).map((beat) => beat.scene.players);
    expect(lies?.[0]?.hand).toBe(71);
    expect(gathered?.[0]).toMatchObject({ upper: ['y1'], track: 72, lost: 73 });
    expect(rescued?.[1]?.track).toBe(74);
  });

  it('shows the boards of the round with its points before the next is dealt', () => {
    expect(scenes[5]).toMatchObject({ round: 1, ending: { round: 1, points: [0, 1, 0], totals: [3, 8, 0] } });
    expect(scenes[5]?.ending?.boards?.[1]).toEqual({ rescued: 1, lost: 0, track: 4 });
    expect(scenes.at(-1)).toMatchObject({ round: 2, hand: ['r1'] });
  });

  it('shows the end of a round until a card of the next is played', () => {
    const last = scenes.at(-1)!;
    expect(last.ending?.round).toBe(1);
    const [first] = beats(
      last,
      [{ event: 'played', seat: 2, card: 'r4', hand: 9 }],
      view({ round: 2, trick: 1, table: [{ seat: 2, card: 'r4' }] }),
    );
    expect(first?.scene.ending).toBeNull();
  });
});
