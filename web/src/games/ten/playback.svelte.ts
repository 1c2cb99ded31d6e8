/** Shows the frames of a step one after the other. */
import { settings } from '../../lib/settings.svelte';
import type { TenEvent, TenView } from '../../generated/messages';
import type { Motion } from '../contract';
import { Pieces, type Lying } from './pieces';
import { frames, isTold, type Frame } from './replay';
import type { Board } from './types';

/** How long the eye rests on a frame before the next one begins; what the automaton does, at the pace that was chosen. */
const REST = { brisk: 280, even: 650, slow: 1_500 };
/** How long a bust is read before other players' news come; in a game alone, at the brisk pace, before the automaton goes on. */
const READ = 4_000;
/** First one sees that the button was pressed. */
const PRESSED = 40;

interface Shown extends Frame {
  lying: Lying;
  drawn: readonly string[];
  boards: readonly Board[] | null;
  /** Nothing happened: what is elsewhere now did not travel there. */
  still: boolean;
}

export class Playback {
  shown: Shown;
  /** More frames of this step follow. */
  playing = $state(false);
  /** They follow when the reader has read what is shown, and says so. */
  paused = $state(false);
  private readonly pieces = new Pieces();
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private still = true;
  private real: { view: TenView; boards: readonly Board[] | null };

  constructor(
    view: TenView,
    boards: readonly Board[] | null,
    private readonly motion: Motion,
    private readonly look: () => void,
    private readonly hold: (ms: number) => void,
  ) {
    this.real = { view, boards };
    this.pieces.follow(view);
    const [first] = frames(view, [], view);
    this.shown = $state.raw({ ...first!, lying: this.pieces.lying, drawn: [], boards, still: true });
  }

  play(view: TenView, events: readonly TenEvent[], boards: readonly Board[] | null): void {
    const before = this.real.view;
    if (view === before) return;
    const last = this.waiting.at(-1) ?? this.shown;
    this.still = events.length === 0;
    this.real = { view, boards };
    const all = frames(before, events, view, last.account);
    this.stop();
    const needed = (frame: Frame, at: number): boolean => isTold(frame, all[at + 1]) || at === all.length - 1;
    this.waiting = this.motion.on && !this.still ? all : all.filter(needed);
    this.next();
  }

  /** Go on after what was read, or to the end of this turn. */
  skip = (): void => {
    if (!this.paused) this.waiting = this.waiting.slice(-1);
    clearTimeout(this.timer);
    if (this.waiting.length) this.timer = setTimeout(this.next, PRESSED);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next = (): void => {
    const frame = this.waiting.shift();
    if (!frame) return;
    this.playing = this.waiting.length > 0;
    this.paused = isTold(frame, this.waiting[0]) && settings.chosen.pace !== 'brisk';
    this.show(frame);
    if (this.paused) return;
    if (this.playing) this.later(frame);
    else if (frame.account && !this.still) this.hold(READ);
  };

  private later(frame: Frame): void {
    const automatons = frame.view.options.players === 1 && frame.view.active !== 0;
    const read = isTold(frame, this.waiting[0]) ? READ : REST[automatons ? settings.chosen.pace : 'brisk'];
    const ms = this.motion.ms(frame.moment) + read;
    this.hold(ms + REST.brisk);
    this.timer = setTimeout(this.next, ms);
  }

  private show(frame: Frame): void {
    this.look();
    this.pieces.follow(frame.view);
    const boards = this.playing ? this.shown.boards : this.real.boards;
    this.shown = { ...frame, lying: this.pieces.lying, drawn: this.pieces.drawn, boards, still: this.still };
  }
}
