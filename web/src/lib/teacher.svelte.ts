/** Where the teacher's strip is shown: on the stage, if the screen has one, else above the screen. */
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('teacher');

export class TeachersPlace {
  strip = $state.raw<Snippet | null>(null);
  /** How many stages show it. */
  stages = $state(0);

  /** A stage is there; returns what to do when it goes. */
  come(): () => void {
    this.stages += 1;
    return () => (this.stages -= 1);
  }
}

export function makePlace(): TeachersPlace {
  return setContext(KEY, new TeachersPlace());
}

export const teachersPlace = (): TeachersPlace | undefined => getContext(KEY);
