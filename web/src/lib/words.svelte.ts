/** The words of the page, from the same Fluent catalogues as the terminal's; a language is loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

export type Details = Record<string, FluentVariable>;
export type Say = (key: string, details?: Details) => string;

export type Loaders = Record<Language, () => Promise<{ default: string }>>;

const LOADERS: Loaders = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  ja: () => import('virtual:words/ja'),
  es: () => import('virtual:words/es'),
};

/** The words of the page, and behind them what games bring along; where two have the same key, the first counts. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A catalogue by the addresses of its languages. */
export type Catalogue = Readonly<Record<string, string>>;

/** Its words in a language, or in English. Without a connection there are none: what has no word is shown by its name. */
async function brought(catalogue: Catalogue, language: Language): Promise<string> {
  const address = catalogue[language] ?? catalogue.en;
  const answer = address === undefined ? null : await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

/** The sentence of this key. What is missing shows its key: a fault of ours that a test finds. */
export function phrase(bundle: FluentBundle | null, key: string, details: Details = {}): string {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, details, []) : key;
}

class Words {
  private bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>('en');
  private catalogues: readonly Catalogue[] = [];
  /** More words of our own, that not everybody needs. */
  private later: readonly Loaders[] = [];
  private wanted: Language = 'en';
  private asked = 0;

  async speak(language: Language): Promise<void> {
    const turn = ++this.asked;
    this.wanted = language;
    const [own, ...others] = await Promise.all([
      LOADERS[language]().then((module) => module.default),
      ...this.later.map((loaders) => loaders[language]().then((module) => module.default)),
      ...this.catalogues.map((catalogue) => brought(catalogue, language)),
    ]);
    // What was asked for later is what counts.
    if (turn !== this.asked) return;
    this.bundle = bundleOf(language, own, ...others);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn what games say that the page was not built with. */
  async learn(catalogues: readonly Catalogue[]): Promise<void> {
    this.catalogues = catalogues;
    if (catalogues.length > 0) await this.speak(this.wanted);
  }

  /** Learn more words of ours, once. */
  async extend(loaders: Loaders): Promise<void> {
    if (this.later.includes(loaders)) return;
    this.later = [...this.later, loaders];
    await this.speak(this.wanted);
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The sentence of this key, if it is there and these details are all it needs. */
  sayWhole(key: string, details: Details = {}): string | null {
    const value = this.bundle?.getMessage(key)?.value;
    const faults: Error[] = [];
    const text = value ? this.bundle!.formatPattern(value, details, faults) : null;
    return faults.length > 0 ? null : text;
  }

  say: Say = (key, details) => phrase(this.bundle, key, details);
}

export const words = new Words();
export const say: Say = words.say;

/** The sentence of a key that may be missing. */
export const wordOr = (key: string, otherwise: string, details?: Details): string =>
  words.has(key) ? say(key, details) : otherwise;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `bust_buy` is read as "Bust buy" where there is no better word. */
export const spelled = (name: string): string => capital(name.replaceAll(/[_-]+/g, ' ').trim());

/** A list as the language writes it: "Bo, Cy and Dee". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
