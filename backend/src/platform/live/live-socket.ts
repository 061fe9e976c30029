import type { Duplex } from 'node:stream';
import type { ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { WebSocket } from 'ws';

/** A peer that reads slower than this backlog is cut: it catches up when it comes back. */
const BACKLOG_MAX_BYTES = 1_048_576;

export type FrameHandler = (frame: unknown, type: string) => unknown;

/** One open connection of the live channel, known by its session. Gateways get it as `@ConnectedSocket()`. */
export class LiveSocket extends WebSocket {
  userId = 0;
  sessionId = '';
  /** The connection beneath. */
  stream?: Duplex;
  /** Whether the peer was heard since the last ping. */
  isAlive = true;
  /** What the gateways do with each type of frame. */
  readonly handlers = new Map<string, FrameHandler>();

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
