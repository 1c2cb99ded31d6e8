import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, messagesOf, wordsOf } from '../plugins/words';
import { LANGUAGES, preferred } from '../src/lib/settings.svelte';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'generated') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : [readFileSync(path, 'utf8')];
  });
}

const SOURCE = sources('src').join('\n');
const KEYS = [
  ...messagesOf(
    filesOf('en')
      .filter((file) => basename(file).startsWith('page'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ).keys(),
];
// A key that is put together from parts: each part that varies may be anything.
const MADE = [...SOURCE.matchAll(/`(page-(?:[^`$]|\$\{[^}]*\})*)`/g)].map(
  (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

describe('the words of the page', () => {
  it('has every key that is asked for', () => {
    const all = messagesOf(wordsOf('en') + wordsOf('en', 'lessons') + wordsOf('en', 'after') + wordsOf('en', 'review'));
    const asked = [...SOURCE.matchAll(/['"`](page-[\w-]+)['"`]/g)].map((match) => match[1]!);
    expect(asked.filter((key) => !all.has(key))).toEqual([]);
  });

  it('has no key that nobody asks for', () => {
    const used = (key: string): boolean =>
      SOURCE.includes(`'${key}'`) || SOURCE.includes(`\`${key}\``) || MADE.some((made) => made.test(key));
    expect(KEYS.filter((key) => !used(key))).toEqual([]);
  });

  it('falls back to English where a language lacks a sentence', () => {
    for (const language of LANGUAGES) expect(messagesOf(wordsOf(language)).has('page-claim')).toBe(true);
  });
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ja'], 'ja'],
    [['fr'], 'en'],
  ])('of %o is %s', (wishes, language) => expect(preferred(wishes)).toBe(language));
});
