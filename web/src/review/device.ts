/** A review that this device makes by itself, in a worker of its own. Whatever is wrong there ends it: a server can make one, too. */
import { judgeOf } from '../engine/list';
import type { Review } from '../lib/api';
import type { Asked, Told } from './messages';
import { REVIEWED } from './programs';

/** Which game a record file is of. */
const gameIn = (record: string): string => /^game (\S+)$/m.exec(record)?.[1] ?? '';

async function askedOf(record: string): Promise<Asked> {
  const game = gameIn(record);
  const judge = REVIEWED[game] ? await judgeOf(game, REVIEWED[game].rules) : null;
  if (!judge) throw new Error(`Nobody judges ${game} on this device.`);
  return { game, record, judge };
}

/** From a record file; hears how far it is, and ends with the signal. */
export async function reviewHere(record: string, hear: (told: Told) => void, signal: AbortSignal): Promise<Review> {
  const asked = await askedOf(record);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.is === 'ready') done(data.review);
        else if (data.is === 'failed') failed(new Error(data.why));
        else hear(data);
      };
      worker.onerror = ({ message }) => failed(new Error(message));
      signal.addEventListener('abort', () => failed(signal.reason as Error));
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}
