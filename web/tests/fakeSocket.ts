import type { Socket, Surroundings } from '../src/lib/connection';
import type { AnyMessage, AnyRequest } from '../src/generated/messages';

/** A WebSocket without a network: what was sent can be read, and the server's part is played by the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: AnyRequest[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  /** The commands of one kind that were asked for. */
  asked(kind: string): Record<string, unknown>[] {
    return this.sent.flatMap((request) =>
      request.type === 'do' && request.command.do === kind ? [{ ...request.command }] : [],
    );
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.();
  }

  says(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

export class FakeNetwork implements Surroundings {
  sockets: FakeSocket[] = [];

  open = (url: string): FakeSocket => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket;
  };

  chance = (): number => 0.5;

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
