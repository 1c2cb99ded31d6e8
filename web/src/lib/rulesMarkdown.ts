/** A rules page from Markdown, cut at its rule numbers: when the page is built, or in it, for a game that brings its own. */
import { Marked } from 'marked';
import type { RulesPage, RuleText } from './rulesPage.ts';

const RULE = /^\*\*([A-Z]\d+\.\d+)\*\*\s*/;
const ESCAPED: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
/** Markup inside the Markdown is shown, not obeyed. */
const marked = new Marked({ renderer: { html: ({ text }) => text.replaceAll(/[<>&]/g, (sign) => ESCAPED[sign] ?? '') } });

/** Puts Markdown into HTML for one page: links to other pages are left as words, and numbers of its rules become links to them. */
type Put = (markdown: string) => string;

/** The numbers of all sections and rules that there are. */
const numbersIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^(?:## |\*\*)([A-Z]\d+(?:\.\d+)?)\b/gm)].map(([, number = '']) => number));

function html(markdown: string, game: string, numbers: ReadonlySet<string>): string {
  const inside = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const text = marked
    .parse(inside, { async: false })
    .replaceAll(/ align="\w+"/g, '')
    .replaceAll('<th></th>', '<td></td>');
  return text.replace(/\b([A-Z]\d+(?:\.\d+)?)\b(?![^<]*<\/code>)/g, (number: string) => {
    return numbers.has(number) ? `<a href="/rules/${game}/${number}">${number}</a>` : number;
  });
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function ruleOf(block: string, put: Put): RuleText {
  const id = RULE.exec(block)?.[1] ?? null;
  const body = put(block.replace(RULE, ''));
  return { id, html: body, text: plain(body) };
}

export function pageOf(markdown: string, game: string): RulesPage {
  const [head = '', ...sections] = markdown.split(/^## /m);
  const [title = '', ...intro] = head.split('\n');
  const numbers = numbersIn(markdown);
  const put: Put = (part) => html(part, game, numbers);
  return {
    title: title.replace(/^# /, ''),
    intro: put(intro.join('\n')),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, id = '', name = heading] = /^([A-Z]\d+) (.*)$/.exec(heading) ?? [];
      const blocks = lines
        .join('\n')
        .split(/^(?=\*\*[A-Z]\d+\.\d+\*\*)/m)
        .filter((block) => block.trim() !== '');
      return { id, title: name, rules: blocks.map((block) => ruleOf(block, put)) };
    }),
  };
}
