/** What surrounds the script: the sprite and the face in the page, the build's id, the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** How the files of workers begin. */
export const WORKERS = 'assets/worker-';

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

/** Screens that a game without a server needs, and what runs in workers. */
const PRACTISED =
  /\/(screens\/Table\.svelte|games\/[^/]+\/[^/]+\.svelte|practice\/Practice\.svelte|review\/Screen\.svelte|lib\/sound\/[^/]+\.ts|engine\/index\.ts)$|virtual:review\//;

/** The files of these screens with all that they import, and the workers. */
function forPractice(bundle: Rolldown.OutputBundle): string[] {
  const needed = new Set<string>();
  const take = (name: string): void => {
    const part = bundle[name];
    if (needed.has(name) || part?.type !== 'chunk') return;
    needed.add(name);
    part.viteMetadata?.importedCss.forEach((style) => needed.add(style));
    part.imports.forEach(take);
  };
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && PRACTISED.test(part.facadeModuleId ?? '')) take(part.fileName);
    if (part.fileName.startsWith(WORKERS)) needed.add(part.fileName);
  }
  return [...needed].map((name) => `/${name}`);
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
      handler(_, bundle) {
        const practice = JSON.stringify(forPractice(bundle));
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: read('./sw.js').replace('%BUILD%', build).replace("['%PRACTICE%']", practice),
        });
      },
    },
  };
}
