import { setTimeout as after } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { closeCodes, hasLiveChannel } from '@wayfellow/contracts';
import { FanOut } from '../bus/fan-out.js';
import { SessionStore } from '../sessions/session-store.js';
import { LiveHub } from './live-hub.js';
import type { LiveSocket } from './live-socket.js';
import { LiveTimes } from './live-times.js';

const SESSIONS_PER_QUERY = 1_000;

/**
 * Watches the open sockets: disconnects dead peers, closes those whose session has ended or whose account was restricted,
 * and drains them at shutdown.
 */
@Injectable()
export class SocketMonitor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SocketMonitor.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private pingedAt = 0;

  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: SessionStore,
    private readonly times: LiveTimes,
    private readonly fanOut: FanOut,
  ) {}

  onApplicationBootstrap(): void {
    this.fanOut.onRecovered(() => void this.checkSessions());
    this.pingedAt = performance.now();
    this.timers.push(
      setInterval(() => this.ping(), this.times.pingEveryMs).unref(),
      setInterval(() => void this.checkSessions(), this.times.sessionCheckEveryMs).unref(),
    );
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Closes all sockets with 1012, spread over time; peers that do not answer are disconnected. */
  async drain(): Promise<void> {
    const sockets = [...this.hub.sockets()];
    const stepMs = Math.min(this.times.drainSpreadMs / Math.max(sockets.length, 1), 10);
    await Promise.all(sockets.map((socket, index) => this.sendAway(socket, index * stepMs)));
  }

  private async sendAway(socket: LiveSocket, delayMs: number): Promise<void> {
    await after(delayMs);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    if (socket.readyState === socket.CLOSED) return;
    socket.close(closeCodes.restarting, 'Restarting');
    await closed;
  }

  /** After a late round nobody is disconnected: this process was blocked, the peers may have been alive. */
  private ping(): void {
    const now = performance.now();
    const isLate = now - this.pingedAt > 1.5 * this.times.pingEveryMs;
    this.pingedAt = now;
    for (const socket of this.hub.sockets()) {
      if (!socket.isAlive && !isLate) socket.terminate();
      socket.isAlive = false;
      if (socket.readyState !== socket.OPEN) continue;
      // Pings are answered by the browser, and its page does not see them; both leave in one packet.
      socket.beat();
      socket.ping(() => undefined);
    }
  }

  private async checkSessions(): Promise<void> {
    const sockets = [...this.hub.sockets()];
    const ids = [...new Set(sockets.map(({ sessionId }) => sessionId))];
    try {
      for (let at = 0; at < ids.length; at += SESSIONS_PER_QUERY) {
        await this.closeEndedSessions(sockets, ids.slice(at, at + SESSIONS_PER_QUERY));
      }
    } catch (error) {
      // Without the database no session can be checked; the next round tries again.
      this.logger.warn(`Sessions could not be checked: ${(error as Error).message}`);
    }
  }

  private async closeEndedSessions(sockets: readonly LiveSocket[], ids: readonly string[]): Promise<void> {
    const open = await this.sessions.findOpen(ids);
    const asked = new Set(ids);
    for (const socket of sockets.filter(({ sessionId }) => asked.has(sessionId))) {
      const standing = open.get(socket.sessionId);
      if (!standing) socket.close(closeCodes.noSession);
      else if (!hasLiveChannel(standing)) socket.close(closeCodes.restricted);
    }
  }
}
