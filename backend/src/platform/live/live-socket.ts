import type { Duplex } from 'node:stream';
import type { ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { type RawData, WebSocket } from 'ws';

/** A peer whose unread backlog is larger is disconnected: it catches up when it reconnects. */
const BACKLOG_MAX_BYTES = 1_048_576;
const BEAT = JSON.stringify({ type: 'beat' } satisfies ServerFrame);

/** One open connection of the live channel, identified by its session. Gateways get it through `@Sender()`. */
export class LiveSocket extends WebSocket {
  userId = 0;
  sessionId = '';
  /** The underlying TCP stream. */
  stream?: Duplex;
  /** Whether anything arrived from the peer since the last ping. */
  isAlive = true;
  /** How long before it opened its user was last sent anything, in milliseconds; absent if that was long ago. */
  newsMsAgo?: number;
  /** Handles its frames; absent while it is idle. */
  pump?: { take(data: RawData, isBinary: boolean): void };

  /** Tells the page that the connection is alive. */
  beat(): void {
    this.sendText(BEAT);
  }

  sendFrame(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /**
   * Sends a frame that is serialized already, so that many sockets share one text. Everything sent to a socket within one
   * turn of the event loop is written at once.
   */
  sendText(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > BACKLOG_MAX_BYTES) return this.terminate();
    this.corkUntilNextTick();
    // A failed send means a closed socket, and its close is handled.
    this.send(text, () => undefined);
  }

  private corkUntilNextTick(): void {
    const { stream } = this;
    if (!stream || stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  sendProblem(code: ProblemCode, message: string, clientId?: string): void {
    this.sendFrame({ type: 'error', code, message, ...(clientId && { clientId }) });
  }
}

/** A listener that all sockets share, to save memory: closures of its own would be most of what an idle socket takes. */
export const shared = <Args extends unknown[]>(listener: (socket: LiveSocket, ...args: Args) => void) =>
  function (this: unknown, ...args: Args): void {
    listener(this as LiveSocket, ...args);
  };
