/** `virtual:rules/de/ten`: a rules page of docs/, cut at its rule numbers and rendered when the page is built. `virtual:rules`: all there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageOf } from '../src/lib/rulesMarkdown.ts';

const DOCS = `${resolve(import.meta.dirname, '../../docs')}/`;
const ALL = 'virtual:rules';
const NAME = `${ALL}/`;
const LANGUAGES = ['en', 'de', 'es', 'ja'];

/** English is beside the other pages of the docs, each other language in a folder of its own. */
export const fileOf = (language: string, game: string): string =>
  `${DOCS}${language === 'en' ? '' : `${language}/`}rules-${game.replaceAll('_', '-')}.md`;

export function gamesWithRules(): string[] {
  const names = readdirSync(DOCS).flatMap((name) => /^rules-(.*)\.md$/.exec(name)?.[1] ?? []);
  return names.map((name) => name.replaceAll('-', '_')).sort();
}

/** By game and language, how to load the page. */
function index(): string {
  const pages = (game: string): string[] =>
    LANGUAGES.map((language) => `${language}: () => import('${NAME}${language}/${game}')`);
  return `export default { ${gamesWithRules()
    .map((game) => `${game}: { ${pages(game).join(', ')} }`)
    .join(', ')} };`;
}

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id === ALL || id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return index();
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = '', game = ''] = id.slice(NAME.length + 1).split('/');
      const file = fileOf(language, game);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(pageOf(readFileSync(file, 'utf8'), game))};`;
    },
  };
}
