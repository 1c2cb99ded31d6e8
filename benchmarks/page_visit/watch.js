// Runs in the page before anything else, and notes what its visitor gets to see and feel.
(() => {
  const shifts = [];
  const interactions = new Map();
  const paints = {};
  const observers = [];

  const name = (element) => [element.localName, ...[...element.classList].filter((part) => !part.startsWith('svelte-'))].join('.');
  const where = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? [element.parentElement, element].filter(Boolean).map(name).join(' > ') : 'gone';
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);

  function shifted({ startTime, value, hadRecentInput, sources }) {
    const moved = sources.map(({ node, previousRect, currentRect }) => ({ what: where(node), from: box(previousRect), to: box(currentRect) }));
    shifts.push({ at: startTime, value, asked: hadRecentInput, moved });
  }

  function felt({ interactionId, name, startTime, duration, processingStart, processingEnd, target }) {
    if (!interactionId || interactions.get(interactionId)?.ms >= duration) return;
    const parts = { waits: processingStart - startTime, works: processingEnd - processingStart, paints: startTime + duration - processingEnd };
    interactions.set(interactionId, { ms: duration, at: startTime, event: name, on: where(target), ...parts });
  }

  function observe(type, note, more = {}) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...more });
    observers.push([observer, note]);
  }

  observe('layout-shift', shifted);
  observe('event', felt, { durationThreshold: 16 });
  observe('first-input', felt);
  observe('paint', (entry) => (paints[entry.name] = entry.startTime));
  observe('largest-contentful-paint', (entry) => (paints['largest-contentful-paint'] = entry.startTime));

  globalThis.watched = () => {
    for (const [observer, note] of observers) observer.takeRecords().forEach(note);
    return { shifts, interactions: [...interactions.values()], count: performance.interactionCount, paints };
  };
})();
