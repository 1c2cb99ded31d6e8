/** A sentence of the catalogue cut at its terms: `in the [tableau](tableau)` has a word that can be asked about. */
export interface Piece {
  text: string;
  /** What it is called in the keys; null where it is just words. */
  term: string | null;
}

const TERM = /\[([^\]]+)\]\(([\w-]+)\)/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(TERM)) {
    found.push({ text: text.slice(end, match.index), term: null }, { text: match[1] ?? '', term: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  found.push({ text: text.slice(end), term: null });
  return found.filter((piece) => piece.text !== '');
}
