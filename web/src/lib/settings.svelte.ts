/** What somebody chose for this device; kept in its store. */

export const LANGUAGES = ['en', 'de', 'ja', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PACES = ['brisk', 'even', 'slow'] as const;
export type Pace = (typeof PACES)[number];

interface Chosen {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less' | 'full';
  /** Two tones when it is your turn. */
  sound: boolean;
  /** Nothing is heard at all. */
  muted: boolean;
  /** A phone is felt, too. */
  haptics: boolean;
  notices: boolean;
  /** Whether this device was asked if it shall tell of turns. */
  asked: boolean;
  odds: boolean;
  /** Single keys press what a screen offers. */
  keys: boolean;
  /** How fast an automaton's turn is shown. */
  pace: Pace;
  /** The shape of its colour on every card of a board, not only before its row. */
  shapes: boolean;
}

const KEY = 'tenfold.settings';
const FIRST: Chosen = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  muted: false,
  haptics: true,
  notices: false,
  asked: false,
  odds: false,
  keys: true,
  pace: 'even',
  shapes: false,
};

/** A value of this device's store; without a store, or a broken one, the value to begin with. */
export function kept<Value extends object>(key: string, first: Value): Value {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Value>) };
  } catch {
    return first;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device without a store forgets; everything else works.
  }
}

export function preferred(languages: readonly string[]): Language {
  const short = languages.map((language) => language.slice(0, 2).toLowerCase());
  return (short.find((language) => (LANGUAGES as readonly string[]).includes(language)) as Language | undefined) ?? 'en';
}

class Settings {
  chosen = $state(kept(KEY, FIRST));
  private calm = $state(false);
  language: Language = $derived(this.chosen.language === 'auto' ? preferred(navigator.languages) : this.chosen.language);
  /** Whether things travel. */
  moves = $derived(this.chosen.motion === 'full' || (this.chosen.motion === 'auto' && !this.calm));

  constructor() {
    const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.calm = wish?.matches ?? false;
    wish?.addEventListener('change', () => (this.calm = wish.matches));
  }

  set<Name extends keyof Chosen>(name: Name, value: Chosen[Name]): void {
    this.chosen[name] = value;
    keep(KEY, this.chosen);
    this.show();
  }

  /** The look that was chosen, on the whole page. */
  show(): void {
    const root = document.documentElement;
    if (this.chosen.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.chosen.theme;
    root.dataset.motion = this.moves ? 'full' : 'less';
  }
}

export const settings = new Settings();
