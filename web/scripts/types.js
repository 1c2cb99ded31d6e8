// Writes src/generated from what the server says of itself: messages.ts from the JSON Schema of its messages, http.ts from its OpenAPI document.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';

const BANNER = '/* Made by `npm run types`; do not edit. */';
const root = fileURLToPath(new URL('../..', import.meta.url));
const ofVenv = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(ofVenv) ? ofVenv : 'python3');
/** What a module of the server prints. */
const told = (module) => JSON.parse(execFileSync(python, ['-m', module], { encoding: 'utf8', maxBuffer: 1 << 26 }));
const document = told('tenfold.server.http.schema');

/** The name of a part in TypeScript: `ten.Player` is TenPlayer, and what is named twice keeps the shorter name. */
function named(part) {
  const [game, name] = part.includes('.') ? part.split('.') : ['', part];
  const prefix = game.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());
  return name.startsWith(prefix) ? name : prefix + name;
}

/** What TypeScript has no word for; `allOf` are the conditions of options. */
const LEFT_OUT = new Set(['title', 'discriminator', 'maxItems', 'minItems', 'allOf']);

function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const copy = {};
  for (const [key, inner] of Object.entries(value)) {
    if (LEFT_OUT.has(key)) continue;
    copy[key] = key === '$ref' ? `#/definitions/${named(inner.slice('#/$defs/'.length))}` : tidy(inner);
  }
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}

const definitions = {};
for (const [part, schema] of Object.entries(document.$defs)) {
  const only = Object.keys(schema).length === 1 && schema.$ref?.slice('#/$defs/'.length);
  if (!only || named(only) !== named(part)) definitions[named(part)] = tidy(schema);
}
const properties = Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]));
const text = await compile({ type: 'object', definitions, properties, additionalProperties: false }, 'Everything', {
  bannerComment: BANNER,
  format: false,
});
const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}messages.ts`,
  text.replace(/^ \* This interface was referenced by .*\n \* via the `definition`.*\n/gm, ''),
);
const http = await openapi(told('tenfold.server.http.openapi'), { defaultNonNullable: false });
writeFileSync(`${folder}http.ts`, `${BANNER}\n${astToString(http)}`);
