/** `virtual:rules/de/ten`: a rules page of docs/, cut at its rule numbers and rendered when the page is built. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import type { RulesPage, RuleText } from '../src/lib/rulesPage.ts';

const DOCS = `${resolve(import.meta.dirname, '../../docs')}/`;
const NAME = 'virtual:rules/';
const RULE = /^\*\*([A-Z]\d+\.\d+)\*\*\s*/;

/** English is beside the other pages of the docs, each other language in a folder of its own. */
export const fileOf = (language: string, game: string): string =>
  `${DOCS}${language === 'en' ? '' : `${language}/`}rules-${game.replaceAll('_', '-')}.md`;

/** Links to other pages of the docs are left as words; numbers of rules become links to them. */
function html(markdown: string, game: string): string {
  const inside = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const text = marked
    .parse(inside, { async: false })
    .replaceAll(/ align="\w+"/g, '')
    .replaceAll('<th></th>', '<td></td>');
  return text.replace(/\b([A-Z]\d+(?:\.\d+)?)\b(?![^<]*<\/code>)/g, (number: string) => {
    return /^[TL]/.test(number) ? `<a href="/rules/${game}/${number}">${number}</a>` : number;
  });
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function ruleOf(block: string, game: string): RuleText {
  const id = RULE.exec(block)?.[1] ?? null;
  const body = html(block.replace(RULE, ''), game);
  return { id, html: body, text: plain(body) };
}

export function pageOf(markdown: string, game: string): RulesPage {
  const [head = '', ...sections] = markdown.split(/^## /m);
  const [title = '', ...intro] = head.split('\n');
  return {
    title: title.replace(/^# /, ''),
    intro: html(intro.join('\n'), game),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, id = '', name = heading] = /^([A-Z]\d+) (.*)$/.exec(heading) ?? [];
      const blocks = lines
        .join('\n')
        .split(/^(?=\*\*[A-Z]\d+\.\d+\*\*)/m)
        .filter((block) => block.trim() !== '');
      return { id, title: name, rules: blocks.map((block) => ruleOf(block, game)) };
    }),
  };
}

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = '', game = ''] = id.slice(NAME.length + 1).split('/');
      const file = fileOf(language, game);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(pageOf(readFileSync(file, 'utf8'), game))};`;
    },
  };
}
