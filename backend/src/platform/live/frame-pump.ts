import { type ClientFrame, closeCodes } from '@wayfellow/contracts';
import type { RawData } from 'ws';
import { Problem } from '../http/problem.js';
import { isUnsafe } from '../http/safe-input.js';
import { answerFailure } from './frame-error.js';
import type { LiveSocket } from './live-socket.js';
import { Underway } from './underway.js';

/** What a client may send without end, and at once: a queue of a long absence comes at once. */
const FRAMES_PER_SECOND = 50;
const BURST = 200;
/** After so long a flooding client may send as much again. */
const PAUSE_SECONDS = BURST / FRAMES_PER_SECOND;
/** So many frames may wait for their turn or be worked on before the socket is no longer read. */
const WAITING_MAX = 64;

type Frame = { type: string } & Record<string, unknown>;

/** Takes the frames of one socket: bounded in rate, checked in form, handled strictly one after another. */
export class FramePump {
  private readonly waiting: Frame[] = [];
  private underway = 0;
  private isHandling = false;
  private tokens: number;
  private refilledAt = performance.now();

  /** `rateFactor` multiplies the rate a client may send at. */
  constructor(
    private readonly socket: LiveSocket,
    private readonly rateFactor: number,
  ) {
    this.tokens = BURST * rateFactor;
  }

  take(data: RawData, isBinary: boolean): void {
    this.socket.isAlive = true;
    if (!this.hasToken()) return this.refuseFlood();
    const frame = isBinary ? undefined : parsed(data);
    if (!isFrame(frame)) return answerFailure(this.socket, frame, new Problem('invalid-frame'));
    if (!this.socket.handlers.has(frame.type)) return;
    this.waiting.push(frame);
    this.slowDown();
    if (!this.isHandling) void this.handleAll();
  }

  private async handleAll(): Promise<void> {
    this.isHandling = true;
    try {
      for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) await this.handle(frame);
    } finally {
      this.isHandling = false;
    }
  }

  private async handle({ type, ...rest }: Frame): Promise<void> {
    try {
      const outcome = await this.socket.handlers.get(type)?.(rest as Omit<ClientFrame, 'type'>, type);
      if (outcome instanceof Underway) this.goOn(outcome, rest);
    } catch (error) {
      answerFailure(this.socket, rest, error);
    } finally {
      this.speedUp();
    }
  }

  private goOn({ work }: Underway, frame: Omit<Frame, 'type'>): void {
    this.underway += 1;
    const over = () => {
      this.underway -= 1;
      this.speedUp();
    };
    work.then(over, (error: unknown) => {
      answerFailure(this.socket, frame, error);
      over();
    });
  }

  private slowDown(): void {
    if (this.waiting.length + this.underway >= WAITING_MAX) this.socket.pause();
  }

  private speedUp(): void {
    if (this.socket.isPaused && this.waiting.length + this.underway < WAITING_MAX / 2) this.socket.resume();
  }

  private hasToken(): boolean {
    const now = performance.now();
    const refill = ((now - this.refilledAt) / 1_000) * FRAMES_PER_SECOND * this.rateFactor;
    this.tokens = Math.min(BURST * this.rateFactor, this.tokens + refill) - 1;
    this.refilledAt = now;
    return this.tokens >= 0;
  }

  private refuseFlood(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { code, body } = new Problem('too-many-requests', { retryAfterSeconds: PAUSE_SECONDS });
    this.socket.sendProblem(code, body.detail);
    this.socket.close(closeCodes.policy, 'Too many frames');
  }
}

const parsed = (data: RawData): unknown => {
  try {
    return JSON.parse((data as Buffer).toString());
  } catch {
    return undefined;
  }
};

const isFrame = (value: unknown): value is Frame =>
  typeof (value as Partial<Frame> | null | undefined)?.type === 'string' && !isUnsafe(value);
