/**
 * `virtual:words/de`: all sentences of a language as Fluent text; what it lacks is English. `virtual:lessons/de`: those of the
 * guided first games, `virtual:after/de`: of what comes after a game, and `virtual:review/de`: of reviews; these load later.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = `${resolve(import.meta.dirname, '../../src/tenfold/locales')}/`;
const LATER = { lessons: /^lesson(_|\.)/, after: /^after(_|\.)/, review: /^(page_)?review(_|\.)/ };
const OF_THE_TERMINAL = 'tui.ftl';

type Kind = 'words' | keyof typeof LATER;
const KINDS: Kind[] = ['words', 'lessons', 'after', 'review'];

const kindOf = (file: string): Kind => KINDS.find((kind) => kind !== 'words' && LATER[kind].test(file)) ?? 'words';

export function filesOf(language: string, kind: Kind = 'words'): string[] {
  try {
    const texts = readdirSync(LOCALES + language).filter((name) => name.endsWith('.ftl') && name !== OF_THE_TERMINAL);
    const names = texts.filter((name) => kindOf(name) === kind);
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

export function wordsOf(language: string, kind: Kind = 'words'): string {
  const texts = [...filesOf('en', kind), ...filesOf(language, kind)].map((file) => messagesOf(readFileSync(file, 'utf8')));
  const all = new Map(texts.flatMap((messages) => [...messages]));
  return [...all.values()].join('\n') + '\n';
}

const kindIn = (id: string): Kind | undefined => KINDS.find((kind) => id.startsWith(`virtual:${kind}/`));

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (kindIn(id) ? `\0${id}` : undefined),
    load(id) {
      const kind = kindIn(id.slice(1));
      if (!id.startsWith('\0') || !kind) return undefined;
      const language = id.slice(id.lastIndexOf('/') + 1);
      for (const file of [...filesOf('en', kind), ...filesOf(language, kind)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(language, kind))};`;
    },
  };
}
