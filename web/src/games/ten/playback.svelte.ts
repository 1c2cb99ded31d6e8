/** Shows the frames of a step one after the other. */
import type { TenEvent, TenView } from '../../generated/messages';
import type { Motion } from '../contract';
import { Pieces, type Lying } from './pieces';
import { frames, type Frame } from './replay';
import type { Board } from './types';

/** How long the eye rests on a frame before the next one begins. */
const REST = 280;
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
    const first = { view, moment: 'draw', bust: null, seat: null, coins: false } as const;
    this.shown = $state.raw({ ...first, lying: this.pieces.lying, drawn: [], boards, still: true });
  }

  play(view: TenView, events: readonly TenEvent[], boards: readonly Board[] | null): void {
    const before = this.real.view;
    if (view === before) return;
    this.still = events.length === 0;
    this.real = { view, boards };
    const all = frames(before, events, view);
    this.stop();
    this.waiting = this.motion.on && !this.still ? all : all.slice(-1);
    this.next();
  }

  skip = (): void => {
    this.waiting = this.waiting.slice(-1);
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
    this.show(frame);
    if (!this.playing) return;
    const ms = this.motion.ms(frame.moment) + REST;
    this.hold(ms + REST);
    this.timer = setTimeout(this.next, ms);
  };

  private show(frame: Frame): void {
    this.look();
    this.pieces.follow(frame.view);
    const boards = this.playing ? this.shown.boards : this.real.boards;
    this.shown = { ...frame, lying: this.pieces.lying, drawn: this.pieces.drawn, boards, still: this.still };
  }
}
