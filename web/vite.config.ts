import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { rules } from './plugins/rules.ts';
import { shell, WORKERS } from './plugins/shell.ts';
import { words } from './plugins/words.ts';

// How JavaScript uses the rules is beside what compiles them.
const ENGINE = resolve(import.meta.dirname, '../src/tenfold/core/compile/wasm');
const server = process.env.TENFOLD ?? 'http://127.0.0.1:8010';

export default defineConfig({
  plugins: [words(), rules(), svelte(), shell(), svelteTesting()],
  build: {
    outDir: resolve(import.meta.dirname, '../src/tenfold/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen needs is one file and its style: the headers of fifty small ones weigh as much as a third of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: `${WORKERS}[name]-[hash].js`, chunkFileNames: `${WORKERS}[name]-[hash].js` } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false }, '/schema': server, '/engines': server },
    fs: { allow: ['.', ENGINE] },
  },
  // A busy machine is slow: only what stands still for long has failed.
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
