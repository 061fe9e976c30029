import { closeCodes } from '@wayfellow/contracts';
import type { RawData } from 'ws';
import { Problem } from '../problems/problem.js';
import { userLimit } from '../rate-limits/general-limit.js';
import type { RateLimits } from '../rate-limits/rate-limits.js';
import { isUnsafe } from '../validation/safe-input.js';
import { answerFailure } from './frame-error.js';
import type { LiveSocket } from './live-socket.js';
import { PendingWork } from './pending-work.js';

/** How many frames may be queued or in progress before the socket is paused. */
const QUEUE_MAX = 64;

/** What a gateway does with a type of frame. */
export type FrameHandler = (frame: unknown, socket: LiveSocket) => unknown;

type Frame = { type: string } & Record<string, unknown>;

/**
 * Handles the frames of one socket strictly in order. Each counts against its user's rate limit, as requests do, and is
 * checked for its shape first.
 */
export class FramePump {
  private readonly queue: string[] = [];
  private pending = 0;
  private isHandling = false;

  constructor(
    private readonly socket: LiveSocket,
    private readonly limits: Pick<RateLimits, 'consume'>,
    private readonly handlers: ReadonlyMap<string, FrameHandler>,
  ) {}

  take(data: RawData, isBinary: boolean): void {
    this.socket.isAlive = true;
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.queue.push(isBinary ? '' : (data as Buffer).toString());
    this.pauseWhenFull();
    if (!this.isHandling) void this.handleAll();
  }

  private async handleAll(): Promise<void> {
    this.isHandling = true;
    try {
      for (let text = this.queue.shift(); text !== undefined; text = this.queue.shift()) {
        await this.limits.consume(userLimit, this.socket.userId);
        await this.handle(parsed(text));
      }
    } catch (tooMany) {
      this.refuse(tooMany);
    } finally {
      this.isHandling = false;
      this.releaseWhenIdle();
    }
  }

  private async handle(frame: unknown): Promise<void> {
    try {
      if (!isFrame(frame)) throw new Problem('invalid-frame');
      const { type, ...rest } = frame;
      const outcome = await this.handlers.get(type)?.(rest, this.socket);
      if (outcome instanceof PendingWork) this.track(outcome, rest);
    } catch (error) {
      answerFailure(this.socket, frame, error);
    } finally {
      this.resumeWhenDrained();
    }
  }

  private track({ work }: PendingWork, frame: unknown): void {
    this.pending += 1;
    const settled = () => {
      this.pending -= 1;
      this.resumeWhenDrained();
      this.releaseWhenIdle();
    };
    work.then(settled, (error: unknown) => {
      answerFailure(this.socket, frame, error);
      settled();
    });
  }

  /** An idle socket keeps no pump, to save memory: the next frame creates one. */
  private releaseWhenIdle(): void {
    if (!this.isHandling && this.pending === 0) this.socket.pump = undefined;
  }

  private pauseWhenFull(): void {
    if (this.queue.length + this.pending >= QUEUE_MAX) this.socket.pause();
  }

  private resumeWhenDrained(): void {
    if (this.socket.isPaused && this.queue.length + this.pending < QUEUE_MAX / 2) this.socket.resume();
  }

  private refuse(tooMany: unknown): void {
    this.queue.length = 0;
    answerFailure(this.socket, undefined, tooMany);
    this.socket.close(closeCodes.policy, 'Too many frames');
    // A paused socket would never read the peer's close frame.
    this.socket.resume();
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isFrame = (value: unknown): value is Frame =>
  typeof (value as Partial<Frame> | null | undefined)?.type === 'string' && !isUnsafe(value);
