/** What surrounds the script: the sprite and the face in the page, the build's id, the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8');

/** The sprite on one line, without its comments. */
function sprite(): string {
  const text = read('../src/look/sprite.svg')
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  return text.replace('<svg ', '<svg hidden aria-hidden="true" ');
}

/** The names of the files hold hashes of what is in them, so they tell one build from another. */
function idOf(files: string[]): string {
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}

/** The letters are asked for with the script, not when the first of them is drawn. */
function early(files: string[]): HtmlTagDescriptor[] {
  const face = files.find((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name));
  return face
    ? [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${face}` },
          injectTo: 'head',
        },
      ]
    : [];
}

export function shell(): Plugin {
  let build = 'dev';
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => !name.endsWith('.html'));
        if (bundle) build = idOf(files);
        return { html: html.replace('<!--sprite-->', sprite()).replace('%BUILD%', build), tags: early(files) };
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: read('./sw.js').replace('%BUILD%', build) });
      },
    },
  };
}
