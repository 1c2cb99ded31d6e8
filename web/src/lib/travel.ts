/** Moves elements from where they were to where they are. See README.md. */
import type { Attachment } from 'svelte/attachments';
import { FADE } from './motion';

export interface Going {
  /** How long one piece travels; 0: it fades in where it is now. */
  ms: number;
  /** How much later each next piece starts. */
  stagger?: number;
  easing?: string;
  /** Pieces that start at another element turn over on their long edge. */
  turn?: boolean;
}

const SLIDE = 'cubic-bezier(.2,.8,.2,1)';
const SAME = 1;

export class Travel {
  private readonly pieces = new Map<string, HTMLElement>();
  private places = new Map<string, DOMRect>();
  private starts = new Map<string, Element>();

  /** Something that can move, under a key that stays the same wherever it lies. */
  piece(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.pieces.set(key, element);
      return () => {
        if (this.pieces.get(key) === element) this.pieces.delete(key);
      };
    };
  }

  /** A piece that appears next starts here. */
  from(key: string, element: Element): void {
    this.starts.set(key, element);
  }

  /** Remember where everything is, before the page changes. */
  look(): void {
    this.places = new Map([...this.pieces].map(([key, element]) => [key, element.getBoundingClientRect()]));
  }

  /** Let everything that is elsewhere now travel there; returns how long that takes in all. */
  go({ ms, stagger = 0, easing = SLIDE, turn = false }: Going): number {
    const before = this.places;
    const starts = new Map([...this.starts].map(([key, element]) => [key, element.getBoundingClientRect()]));
    this.starts.clear();
    this.look();
    // All that is measured is measured before anything moves: to do it in turns would lay the page out for every piece.
    let moved = 0;
    for (const [key, now] of this.places) {
      const start = starts.get(key) ?? before.get(key);
      if (!start || !differs(start, now)) continue;
      const element = this.pieces.get(key)!;
      if (ms === 0) {
        if (differs(start, now, now.width)) element.animate({ opacity: [0, 1] }, FADE);
        continue;
      }
      element.animate(framesOf(start, now, turn && starts.has(key)), {
        duration: ms,
        delay: stagger * moved,
        easing,
        fill: 'backwards',
      });
      moved += 1;
    }
    return moved === 0 ? 0 : ms + stagger * (moved - 1);
  }
}

function differs(a: DOMRect, b: DOMRect, by = SAME): boolean {
  return Math.abs(a.x - b.x) > by || Math.abs(a.y - b.y) > by || Math.abs(a.width - b.width) > by;
}

function framesOf(before: DOMRect, now: DOMRect, turn: boolean): Keyframe[] {
  const scale = now.width === 0 ? 1 : before.width / now.width;
  const start = `translate(${before.x - now.x}px, ${before.y - now.y}px) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: `${start}${turn ? ' rotateY(90deg)' : ''}`, transformOrigin: '0 0', zIndex: 5 },
    { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
  ];
  return frames;
}
