import { Injectable } from '@nestjs/common';
import { type SessionView, limits } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Audit } from '../../platform/audit/audit.js';
import { Problem } from '../../platform/problems/problem.js';
import { UNKNOWN_DEVICE } from '../../platform/sessions/device.js';
import { SessionStore } from '../../platform/sessions/session-store.js';

/** A user's open sessions. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
  ) {}

  /** The user's own sessions, the latest used first. */
  async list(userId: number, currentSessionId: string): Promise<SessionView[]> {
    const open = await this.sessions.listOf(userId, limits.sessionsShown);
    return open.map(({ no, sid, agent, startedAt, renewedAt }) => ({
      id: no,
      device: agent ?? UNKNOWN_DEVICE,
      since: startedAt.toISOString(),
      seenAt: renewedAt.toISOString(),
      isCurrent: sid === currentSessionId,
    }));
  }

  /**
   * Ends one of the user's own sessions.
   * @throws Problem 404 when there is no such session
   */
  async end(request: Request, userId: number, id: number): Promise<void> {
    if (!(await this.sessions.endOneOf(userId, id))) throw new Problem('unknown-session');
    this.audit.record('sessions-ended', request, { userId });
  }

  /** Ends all of the user's own sessions but the current one. */
  async endOthers(request: Request, userId: number): Promise<void> {
    await this.sessions.endAllOf(userId, request.sessionID);
    this.audit.record('sessions-ended', request, { userId });
  }
}
