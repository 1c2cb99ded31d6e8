import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { rules } from './build/rules';
import { shell } from './build/shell';
import { words } from './build/words';

const server = process.env.TENFOLD ?? 'http://127.0.0.1:8010';

export default defineConfig({
  plugins: [words(), rules(), svelte(), shell(), svelteTesting()],
  build: {
    outDir: fileURLToPath(new URL('../src/tenfold/server/page', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false }, '/schema': server } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
