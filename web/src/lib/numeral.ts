/** The symbols of the sprite that write a number; `#` is the woven hash. */
export function glyphsOf(n: number | string): string[] {
  return [...String(n)].map((sign) => {
    if (sign === '-' || sign === '−') return 'dm';
    return sign === '#' ? 'dh' : `d${sign}`;
  });
}
