/** Where a game comes from that one looks back at: a table, or a record file. */
import { api } from '../lib/api';
import { keep, kept } from '../lib/settings.svelte';
import type { Piece } from './steps';

export interface Eyes {
  seat: number | null;
  opened: boolean;
}

export interface Source {
  load(eyes: Eyes, first: number): Promise<Piece>;
  /** Its address, without the moment: where in it one is goes before a `#`. */
  link(): Promise<string>;
}

export const ofTable = (id: string): Source => ({
  load: (eyes, first) => api.replay(id, eyes.seat, eyes.opened, first),
  link: async () => `${location.origin}/r/${encodeURIComponent(id)}`,
});

export const ofRecord = (record: string): Source => ({
  load: (eyes, first) => api.replayRecord({ record, eyes: eyes.seat, opened: eyes.opened, first }),
  link: async () => `${location.origin}/r#${await packed(record)}`,
});

const KEY = 'tenfold.record';

/** The record that was opened last: it can be looked at again after the page was loaded anew. */
export const keepRecord = (record: string): void => keep(KEY, { record });
export const keptRecord = (): string | null => kept<{ record: string | null }>(KEY, { record: null }).record;

const MOST_CHARS = 400_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with it shows itself where it is read.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const out = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await out.read(); !part.done; part = await out.read()) {
    parts.push(part.value);
    length += part.value.length;
    // A few bytes can unpack into very many.
    if (length > 4 * MOST_CHARS) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** A record as a link has it behind its `#`, where no server sees it. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a link; null where there is none that can be read. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const record = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return record === '' ? null : record;
  } catch {
    return null;
  }
}
