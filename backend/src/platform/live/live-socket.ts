import type { Duplex } from 'node:stream';
import type { ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { WebSocket } from 'ws';
import type { FramePump } from './frame-pump.js';

/** A peer that reads slower than this backlog is cut: it catches up when it comes back. */
const BACKLOG_MAX_BYTES = 1_048_576;

/** One open connection of the live channel, known by its session. Gateways get it as `@Sender()`. */
export class LiveSocket extends WebSocket {
  userId = 0;
  sessionId = '';
  /** The connection beneath. */
  stream?: Duplex;
  /** Whether the peer was heard since the last ping. */
  isAlive = true;
  /** Takes its frames, while there are any. */
  pump?: FramePump;

  sendFrame(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /**
   * Sends a frame that is text already, so that one text serves many sockets. All that one turn of the event loop has for a
   * socket is written in one go.
   */
  sendText(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > BACKLOG_MAX_BYTES) return this.terminate();
    this.holdWrites();
    // A failed send means a closed socket, and its close is handled.
    this.send(text, () => undefined);
  }

  private holdWrites(): void {
    const { stream } = this;
    if (!stream || stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  sendProblem(code: ProblemCode, message: string, clientId?: string): void {
    this.sendFrame({ type: 'error', code, message, ...(clientId && { clientId }) });
  }
}

/** A listener that all sockets share: most of what a silent socket takes would be functions of its own. */
export const shared = <Args extends unknown[]>(listener: (socket: LiveSocket, ...args: Args) => void) =>
  function (this: unknown, ...args: Args): void {
    listener(this as LiveSocket, ...args);
  };
