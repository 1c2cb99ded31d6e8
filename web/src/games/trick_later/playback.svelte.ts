import type { TrickLaterEvent, TrickLaterView } from '../../generated/messages';
import type { Motion } from '../contract';
import { beats, sceneOf, type Beat, type Scene } from './scene';

const SLACK = 150;

/** Shows what happened beat by beat, and at the end the view itself. News that come too early cut it short. */
export class Playback {
  private beat = $state.raw() as Beat;
  /** Whether the scene is what the view says, so that what the server worked out for the view fits it. */
  settled = $state(true);
  private rest: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private shown: TrickLaterView,
    private readonly motion: Motion,
    private readonly hold: (ms: number) => void,
  ) {
    this.beat = { scene: sceneOf(shown), moment: 'trick', look: 0 };
  }

  get scene(): Scene {
    return this.beat.scene;
  }

  get moment(): Beat['moment'] {
    return this.beat.moment;
  }

  play(view: TrickLaterView, events: readonly TrickLaterEvent[]): void {
    if (view === this.shown) return;
    const last = this.rest.at(-1) ?? this.beat;
    this.shown = view;
    this.stop();
    this.rest = events.length > 0 ? beats(last.scene, events, view) : [{ scene: sceneOf(view), moment: 'trick', look: 0 }];
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const beat = this.rest.shift();
    if (!beat) return;
    this.beat = beat;
    this.settled = this.rest.length === 0;
    const ms = this.motion.ms(beat.moment) + beat.look;
    // The next news must not come before the next beat.
    this.hold(this.settled ? ms : ms + SLACK);
    if (!this.settled) this.timer = setTimeout(() => this.next(), ms);
  }
}
