/** The page's own letters. Drawn with others first, everything would jump when they come. */
const FACE = '1em "Sofia Sans Semi Condensed Variable"';
const PATIENCE = 1_000;

/** Wait for them, but not for long: the page is worth more than its face. */
export function face(): Promise<unknown> {
  const there = document.fonts.load(FACE).catch(() => undefined);
  return Promise.race([there, new Promise((go) => setTimeout(go, PATIENCE))]);
}
