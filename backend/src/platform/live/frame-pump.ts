import { closeCodes } from '@wayfellow/contracts';
import type { RawData } from 'ws';
import { Problem } from '../problems/problem.js';
import type { RateLimits } from '../rate-limits/rate-limits.js';
import { isUnsafe } from '../validation/safe-input.js';
import { answerFailure } from './frame-error.js';
import type { LiveSocket } from './live-socket.js';
import { PendingWork } from './pending-work.js';

/** So many frames may wait for their turn or be worked on before the socket is no longer read. */
const WAITING_MAX = 64;

/** What a gateway does with a type of frame. */
export type FrameHandler = (frame: unknown, socket: LiveSocket) => unknown;

type Frame = { type: string } & Record<string, unknown>;

/**
 * Takes the frames of one socket: counted together with all else its user asks of this instance, checked in form, handled
 * strictly one after another.
 */
export class FramePump {
  private readonly waiting: string[] = [];
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
    this.waiting.push(isBinary ? '' : (data as Buffer).toString());
    this.slowDown();
    if (!this.isHandling) void this.handleAll();
  }

  private async handleAll(): Promise<void> {
    this.isHandling = true;
    try {
      for (let text = this.waiting.shift(); text !== undefined; text = this.waiting.shift()) {
        await this.limits.consume('user', this.socket.userId);
        await this.handle(parsed(text));
      }
    } catch (tooMany) {
      this.refuse(tooMany);
    } finally {
      this.isHandling = false;
      this.restIfDone();
    }
  }

  private async handle(frame: unknown): Promise<void> {
    try {
      if (!isFrame(frame)) throw new Problem('invalid-frame');
      const { type, ...rest } = frame;
      const outcome = await this.handlers.get(type)?.(rest, this.socket);
      if (outcome instanceof PendingWork) this.goOn(outcome, rest);
    } catch (error) {
      answerFailure(this.socket, frame, error);
    } finally {
      this.speedUp();
    }
  }

  private goOn({ work }: PendingWork, frame: unknown): void {
    this.pending += 1;
    const over = () => {
      this.pending -= 1;
      this.speedUp();
      this.restIfDone();
    };
    work.then(over, (error: unknown) => {
      answerFailure(this.socket, frame, error);
      over();
    });
  }

  /** A silent socket keeps no pump: the next frame gets another. */
  private restIfDone(): void {
    if (!this.isHandling && this.pending === 0) this.socket.pump = undefined;
  }

  private slowDown(): void {
    if (this.waiting.length + this.pending >= WAITING_MAX) this.socket.pause();
  }

  private speedUp(): void {
    if (this.socket.isPaused && this.waiting.length + this.pending < WAITING_MAX / 2) this.socket.resume();
  }

  private refuse(tooMany: unknown): void {
    this.waiting.length = 0;
    answerFailure(this.socket, undefined, tooMany);
    this.socket.close(closeCodes.policy, 'Too many frames');
    // A socket that is not read never hears the other side say goodbye.
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
