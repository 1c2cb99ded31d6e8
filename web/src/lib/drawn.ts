/** After the next frame was drawn; soon in any case, for a page that nobody sees draws none. */
const SOON = 100;

export function drawn(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, SOON);
  });
}
