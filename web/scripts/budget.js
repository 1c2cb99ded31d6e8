// What a first visit loads: script and style of the shell and the words of one language, compressed. Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 120 * 1024;
const page = resolve(import.meta.dirname, '../../src/tenfold/server/page');
const html = readFileSync(`${page}/index.html`, 'utf8');
const size = (file) => gzipSync(readFileSync(`${page}/${file}`)).length;
const linked = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const words = readdirSync(`${page}/assets`)
  .filter((name) => /^(en|de|ja|es)-/.test(name))
  .map((name) => size(`assets/${name}`));
const shell = linked.reduce((sum, file) => sum + size(file), 0);
const all = shell + Math.max(...words);
console.log(
  `First load: ${(all / 1024).toFixed(1)} KB compressed (shell ${(shell / 1024).toFixed(1)}, words ${(Math.max(...words) / 1024).toFixed(1)}); budget ${MOST / 1024} KB.`,
);
process.exit(all > MOST ? 1 : 0);
