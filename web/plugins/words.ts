/** `virtual:words/de`: all sentences of a language as Fluent text; what it lacks is English. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = `${resolve(import.meta.dirname, '../../src/tenfold/locales')}/`;
const NAME = 'virtual:words/';
const OF_THE_TERMINAL = 'tui.ftl';

export function filesOf(language: string): string[] {
  try {
    const names = readdirSync(LOCALES + language).filter((name) => name.endsWith('.ftl') && name !== OF_THE_TERMINAL);
    return names.sort().map((name) => `${LOCALES}${language}/${name}`);
  } catch {
    return [];
  }
}

/** The messages of a Fluent text by their keys. Comments and empty lines are left out: nobody reads them in the page. */
export function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? key;
    found.set(key, found.has(key) ? `${found.get(key)}\n${line}` : line);
  }
  return found;
}

export function wordsOf(language: string): string {
  const texts = [...filesOf('en'), ...filesOf(language)].map((file) => messagesOf(readFileSync(file, 'utf8')));
  const all = new Map(texts.flatMap((messages) => [...messages]));
  return [...all.values()].join('\n') + '\n';
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const file of [...filesOf('en'), ...filesOf(language)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
