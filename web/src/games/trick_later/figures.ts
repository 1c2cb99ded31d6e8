/** The paper doll of a colour: its head is the colour's shape, the body is the same for all. Drawn on 60 x 72. */
export const BODY = 'M0 29h60v9H43l9 34H8l9-34H0Z';

const HEADS: Record<string, string> = {
  r: 'M21 2h18v18H21Z',
  g: 'M20 20C18 10 26 1 41 1 42 14 34 23 20 20Z',
  y: 'M19.500 11a10.500 10.500 0 1 1 21 0 10.500 10.500 0 1 1-21 0Z',
  b: 'M19 21a11 17 0 0 1 22 0Z',
};

export const headOf = (card: string): string => HEADS[card.charAt(0)] ?? '';
export type Colour = 'r' | 'g' | 'y' | 'b' | 'i';
export const colourOf = (card: string): Colour => card.charAt(0) as Colour;
export const numberOf = (card: string): number => Number(card.slice(1));
export const isTorn = (card: string): boolean => card.startsWith('i');
