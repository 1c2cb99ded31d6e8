import { mount } from 'svelte';
import App from './App.svelte';
import { build } from './lib/build.svelte';
import { face } from './lib/face';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import './look/font.css';
import './look/tokens.css';
import './look/base.css';

settings.show();
await Promise.all([words.speak(settings.language), face()]);
mount(App, { target: document.getElementById('page')! });

// A part of this page that is gone from the server: there is a newer page.
addEventListener('vite:preloadError', () => (build.old = true));
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void build.check();
});
