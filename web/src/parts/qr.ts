/** What fits into a code that a phone can still read at the size at which we show it; a link with a whole record in it does not. */
export const LONGEST = 500;

export interface Drawn {
  path: string;
  size: number;
}

export function fits(text: string): boolean {
  return text.length <= LONGEST;
}

/** A text as the dark squares of a QR code. The library comes when it is wanted. */
export async function drawn(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: dots.join(''), size };
}
