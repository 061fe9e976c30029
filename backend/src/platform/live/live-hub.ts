import { Injectable } from '@nestjs/common';
import { type ServerFrame, closeCodes } from '@wayfellow/contracts';
import type { Envelope } from '../bus/envelope.js';
import { FanOut } from '../bus/fan-out.js';
import { Metrics } from '../observability/metrics.js';
import { Tracing } from '../observability/tracing.js';
import { SessionStore } from '../sessions/session-store.js';
import { type LiveSocket, shared } from './live-socket.js';
import { RecentlyTold } from './recently-told.js';

/** Sockets one user may hold open on one instance. */
export const SOCKETS_PER_USER = 20;
/** Longer than an upgrade takes from reading its session to registering its socket. */
const REMEMBERED_MS = 10_000;

/** Keeps the sockets connected to this instance, and delivers frames to users' sockets on all instances. */
@Injectable()
export class LiveHub {
  private readonly sent;
  private readonly byUser = new Map<number, Set<LiveSocket>>();
  /** Sessions that ended a moment ago. */
  private readonly ended = new Set<string>();
  private readonly told = new RecentlyTold();
  private readonly onClose = shared((socket) => this.forget(socket));

  constructor(
    private readonly fanOut: FanOut,
    sessions: SessionStore,
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    metrics.gauge('live_sockets', 'Open sockets of the live channel', () => this.size);
    this.sent = metrics.counter('live_frames_sent_total', 'Frames sent to sockets of the live channel');
    fanOut.onEnvelope((envelope) => this.received(envelope));
    fanOut.onRecovered(() => this.tellToCatchUp());
    sessions.onEnded((sessionId) => this.closeSession(sessionId));
  }

  /** Sends a frame to every socket of these users: on this instance at once, on the others over the bus. */
  deliver(to: readonly number[], frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    this.deliverHere(to, text);
    this.fanOut.publish({ kind: 'live', to, frame: text });
  }

  /** Closes the sockets of a session on all instances (4401). Called as well when the session store ends a session. */
  closeSession(sessionId: string): void {
    this.closeSessionHere(sessionId);
    this.fanOut.publish({ kind: 'session-ended', sessionId });
  }

  /** Closes all sockets of a user, on every instance: their account may not have a live channel any more. */
  closeUser(userId: number): void {
    this.closeUserHere(userId);
    this.fanOut.publish({ kind: 'restricted', userId });
  }

  /** Registers a socket until it closes; false when its user has `SOCKETS_PER_USER` open already. */
  register(socket: LiveSocket): boolean {
    const own = this.byUser.get(socket.userId) ?? new Set();
    if (own.size >= SOCKETS_PER_USER) return false;
    this.byUser.set(socket.userId, own.add(socket));
    socket.newsMsAgo = this.told.msAgo(socket.userId);
    socket.on('close', this.onClose);
    return true;
  }

  /** Whether a session ended a moment ago, perhaps after it was read for a socket that is being opened. */
  hasEnded(sessionId: string): boolean {
    return this.ended.has(sessionId);
  }

  /** How many sockets are open on this instance. */
  get size(): number {
    let count = 0;
    for (const own of this.byUser.values()) count += own.size;
    return count;
  }

  /** Who has a socket on this instance. */
  users(): number[] {
    return [...this.byUser.keys()];
  }

  /** Every socket of this instance. */
  *sockets(): Iterable<LiveSocket> {
    for (const sockets of this.byUser.values()) yield* sockets;
  }

  private forget(socket: LiveSocket): void {
    const own = this.byUser.get(socket.userId);
    own?.delete(socket);
    if (own?.size === 0) this.byUser.delete(socket.userId);
  }

  private received(envelope: Envelope): void {
    if (envelope.kind === 'live') this.deliverHere(envelope.to, envelope.frame);
    else if (envelope.kind === 'session-ended') this.closeSessionHere(envelope.sessionId);
    else if (envelope.kind === 'restricted') this.closeUserHere(envelope.userId);
  }

  private deliverHere(to: readonly number[], text: string): void {
    this.told.note(to);
    this.tracing.span('send frame', { side: 'producer' }, (span) => {
      let sockets = 0;
      for (const userId of new Set(to))
        for (const socket of this.byUser.get(userId) ?? []) {
          socket.sendText(text);
          sockets += 1;
        }
      span.describe({ 'wayfellow.sockets': sockets });
      this.sent.inc(sockets);
    });
  }

  private closeSessionHere(sessionId: string): void {
    this.ended.add(sessionId);
    setTimeout(() => this.ended.delete(sessionId), REMEMBERED_MS).unref();
    for (const socket of this.sockets())
      if (socket.sessionId === sessionId) socket.close(closeCodes.noSession);
  }

  private closeUserHere(userId: number): void {
    for (const socket of this.byUser.get(userId) ?? []) socket.close(closeCodes.restricted);
  }

  /** The bus may have lost frames: `ready` makes clients fetch what they missed. */
  private tellToCatchUp(): void {
    const text = JSON.stringify({ type: 'ready' } satisfies ServerFrame);
    for (const socket of this.sockets()) socket.sendText(text);
  }
}
