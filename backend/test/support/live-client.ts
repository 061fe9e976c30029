import { type ClientFrame, type ServerFrame } from '@wayfellow/contracts';
import { WebSocket } from 'ws';
import type { Client } from './client.js';
import { WAIT_MS } from './wait-for.js';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

export interface LiveOptions {
  cookie?: string;
  headers?: Record<string, string>;
}

/** A browser's end of the live channel. */
export class LiveClient {
  /** Every frame that came, in order, but those of the heartbeat; `next` takes from here. */
  readonly frames: ServerFrame[] = [];
  /** How many of the heartbeat came. */
  beats = 0;
  private readonly socket: WebSocket;
  private readonly closing: Promise<number>;
  private wake: () => void = () => undefined;

  constructor(wsUrl: string, { cookie, headers }: LiveOptions = {}) {
    this.socket = new WebSocket(wsUrl, { headers: { ...headers, ...(cookie && { cookie }) } });
    this.socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'beat') this.beats += 1;
      else this.frames.push(frame);
      this.wake();
    });
    this.socket.on('error', () => undefined);
    this.closing = new Promise((resolve) => this.socket.once('close', (code) => resolve(code)));
  }

  /** Connects with a client's session, sends `auth` and waits for `ready`. */
  static async of(client: Client): Promise<LiveClient> {
    const live = new LiveClient(client.instance.wsUrl, { cookie: client.cookie() });
    await live.opened();
    live.send({ type: 'auth', userId: client.user.id });
    await live.next('ready');
    return live;
  }

  /** @throws when the upgrade is refused, with the status in its message */
  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) return resolve();
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
  }

  send(frame: ClientFrame): void {
    this.sendRaw(JSON.stringify(frame));
  }

  /** Sends whatever a hostile client could. */
  sendRaw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** The next frame of this type that has not been taken; others stay for their own `next`. */
  async next<Type extends ServerFrame['type']>(type: Type): Promise<FrameOf<Type>> {
    for (;;) {
      const index = this.frames.findIndex((frame) => frame.type === type);
      if (index >= 0) return this.frames.splice(index, 1)[0] as FrameOf<Type>;
      await this.arrival(type);
    }
  }

  /** The next frame of this type that says nothing else; one that says more may still be on its way from earlier changes. */
  async nextBare(type: ServerFrame['type']): Promise<void> {
    while (Object.keys(await this.next(type)).length > 1);
  }

  /** The first frame for which `isWanted` says yes; those before it are gone. Waits as long as the test may. */
  async until(isWanted: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      for (let frame = this.frames.shift(); frame; frame = this.frames.shift())
        if (isWanted(frame)) return frame;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** The code with which the connection was closed. */
  closed(): Promise<number> {
    return orTooLate(this.closing, () => 'The connection stays open');
  }

  /** Stops reading, as a stalled browser would. */
  stall(): void {
    this.socket.pause();
  }

  /** Closes in order; `cut` breaks the line instead. */
  async close(): Promise<void> {
    this.socket.close();
    await this.closed();
  }

  cut(): void {
    this.socket.terminate();
  }

  private arrival(type: string): Promise<void> {
    const arrived = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    const got = () => this.frames.map((frame) => frame.type).join(', ');
    return orTooLate(arrived, () => `No ${type} frame came; there were: ${got()}`);
  }
}

const orTooLate = async <T>(promise: Promise<T>, text: () => string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(text())), WAIT_MS);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
};

/** Writes a message over the live channel. */
export const writeOn = (live: LiveClient, to: Client, content: string, clientId?: string): void =>
  live.send({ type: 'chat_message', receiverId: to.user.id, content, ...(clientId && { clientId }) });

/** Waits until everything that was on its way to a socket has come: what is asked now is answered after it. */
export const settled = async (live: LiveClient, client: Client): Promise<void> => {
  live.send({ type: 'auth', userId: client.user.id });
  await live.next('ready');
};
