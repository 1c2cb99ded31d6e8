/** What lies on the table at one moment. News tell a whole trick at once; scenes show it one thing after the other. Cards move; numbers are those that the events say. */
import type { TrickLaterEvent, TrickLaterPlayer, TrickLaterView } from '../../generated/messages';
import type { Moment } from '../contract';

export interface Ending {
  round: number;
  points: number[];
  /** Of all rounds. */
  totals: number[];
  /** The boards as the round left them; null where only the points are known. */
  boards: { rescued: number; lost: number; track: number }[] | null;
}

/** An attack, and where each survivor goes: lost, too high for it, or, of this trick, on the board only after it. */
export interface Attacked {
  seat: number;
  level: number;
  lost: readonly string[];
  spared: readonly string[];
  joins: readonly string[];
}

export interface Scene {
  round: number;
  trick: number;
  leader: number;
  table: readonly { seat: number; card: string }[];
  hand: readonly string[] | null;
  players: readonly TrickLaterPlayer[];
  /** Who took the trick that still lies there, with what, and why. */
  taken: Of<'took_trick'> | null;
  attack: Attacked | null;
  /** How the last round ended, until a card of the next is played. */
  ending: Ending | null;
}

/** A scene and how it is reached: what moves, and how long one then looks at it. */
export interface Beat {
  scene: Scene;
  moment: Moment;
  look: number;
}

type Events = readonly TrickLaterEvent[];
type Of<Kind extends TrickLaterEvent['event']> = Extract<TrickLaterEvent, { event: Kind }>;

const LOOK_AT_TRICK = 800;
/** What wants an explanation is looked at for longer. */
const READ_ABOUT_TRICK = 2400;
const LOOK_AT_BOARD = 150;
const LOOK_AT_ROUND = 2000;

function all<Kind extends TrickLaterEvent['event']>(events: Events, kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.event === kind);
}

export function sceneOf(view: TrickLaterView, ending: Ending | null = null): Scene {
  const { round, trick, leader, table, hand, players } = view;
  return { round, trick, leader, table, hand, players, taken: null, attack: null, ending };
}

function change(scene: Scene, place: number, how: (player: TrickLaterPlayer) => Partial<TrickLaterPlayer>): Scene {
  return { ...scene, players: scene.players.map((player, at) => (at === place ? { ...player, ...how(player) } : player)) };
}

const without = (cards: readonly string[], gone: readonly string[]): string[] => cards.filter((card) => !gone.includes(card));

function play(scene: Scene, { seat, card, hand }: Of<'played'>): Scene {
  const played = change(scene, seat, () => ({ hand }));
  return { ...played, table: [...scene.table, { seat, card }], hand: scene.hand && without(scene.hand, [card]), ending: null };
}

/** The attack has happened: what it lets the winner keep. */
function suffer(scene: Scene, { seat, track, lost }: Of<'attacked'>, gone: readonly string[]): Scene {
  return change(scene, seat, ({ upper }) => ({ upper: without(upper, gone), track, lost }));
}

function gather(scene: Scene, { seat, survivors }: Of<'took_trick'>): Scene {
  const gathered = change(scene, seat, ({ upper }) => ({ upper: [...upper, ...survivors] }));
  return { ...gathered, table: [], taken: null, attack: null, leader: seat };
}

function rescue(scene: Scene, { seat, card, track }: Of<'rescued'>): Scene {
  return change(scene, seat, ({ upper, lower }) => ({ upper: without(upper, [card]), lower: [...lower, card], track }));
}

/** The trick that was taken, from the last card to the last rescue. */
function trickBeats(start: Scene, events: Events, taken: Of<'took_trick'>): Beat[] {
  const { seat, survivors } = taken;
  const beats: Beat[] = [];
  let scene: Scene = start;
  const then = (next: Scene, moment: Moment, look: number): void => void beats.push({ scene: (scene = next), moment, look });
  then({ ...scene, taken }, 'trick', taken.by === 'colour' ? LOOK_AT_TRICK : READ_ABOUT_TRICK);
  for (const attacked of all(events, 'attacked')) {
    const lost = all(events, 'lost').map((event) => event.card);
    const { level, spared } = attacked;
    then({ ...scene, attack: { seat, level, lost, spared, joins: survivors } }, 'attack', READ_ABOUT_TRICK);
    scene = suffer(scene, attacked, lost);
  }
  then(gather(scene, taken), 'take', LOOK_AT_BOARD);
  scene = all(events, 'track').reduce(
    (before, { seat: place, value }) => change(before, place, () => ({ track: value })),
    scene,
  );
  then(scene, 'trick', LOOK_AT_BOARD);
  for (const saved of all(events, 'rescued')) then(rescue(scene, saved), 'rescue', 0);
  return beats;
}

function endingOf(scene: Scene, scored: Of<'scored'>[]): Ending {
  const boards = scene.players.map(({ lower, lost, track }) => ({ rescued: lower.length, lost, track }));
  const [points, totals] = [scored.map((event) => event.points), scored.map((event) => event.total)];
  return { round: scene.round, points, totals, boards };
}

/** How the table comes from one scene to the view that follows these events. */
export function beats(before: Scene, events: Events, view: TrickLaterView): Beat[] {
  const steps: Beat[] = [];
  const played = all(events, 'played').reduce(play, { ...before, taken: null, attack: null });
  const [taken] = all(events, 'took_trick');
  if (taken) steps.push(...trickBeats(played, events, taken));
  const scored = all(events, 'scored');
  const last = steps.at(-1)?.scene ?? before;
  const ending = scored.length > 0 ? endingOf(last, scored) : last.round === view.round ? played.ending : null;
  if (scored.length > 0) steps.push({ scene: { ...last, ending }, moment: 'turn', look: LOOK_AT_ROUND });
  steps.push({ scene: sceneOf(view, ending), moment: 'trick', look: 0 });
  return steps;
}
