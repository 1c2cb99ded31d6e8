/** The words of the page, from the same Fluent catalogues as the terminal's; a language is loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

export type Details = Record<string, FluentVariable>;
export type Say = (key: string, details?: Details) => string;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  ja: () => import('virtual:words/ja'),
  es: () => import('virtual:words/es'),
};

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The sentence of this key. What is missing shows its key: a fault of ours that a test finds. */
export function phrase(bundle: FluentBundle | null, key: string, details: Details = {}): string {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, details, []) : key;
}

class Words {
  private bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>('en');

  async speak(language: Language): Promise<void> {
    const text = (await LOADERS[language]()).default;
    this.bundle = bundleOf(language, text);
    this.language = language;
    document.documentElement.lang = language;
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

/** A list as the language writes it: "Bo, Cy and Dee". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
