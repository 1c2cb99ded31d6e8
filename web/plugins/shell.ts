/** What surrounds the script: the sprite in the page, the build's id, the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8');

/** The sprite on one line, without its comments. */
function sprite(): string {
  const text = read('../src/look/sprite.svg').replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><').trim();
  return text.replace('<svg ', '<svg hidden aria-hidden="true" ');
}

/** The names of the files hold hashes of what is in them, so they tell one build from another. */
function idOf(files: string[]): string {
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}

export function shell(): Plugin {
  let build = 'dev';
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle) build = idOf(Object.keys(bundle).filter((name) => !name.endsWith('.html')));
        return html.replace('<!--sprite-->', sprite()).replace('%BUILD%', build);
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
