import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { PgPool } from '../database/pg-pool.js';
import { SESSION_TTL_MS } from './session-cookie.js';

const PgStore = connectPgSimple(session);
const TOUCH_EVERY_MS = 60 * 60 * 1_000;
const REMEMBERED_TOUCHES = 100_000;

type Done = (error?: unknown) => void;
type EndedHandler = (sessionId: string) => void;

/** Sessions, kept in PostgreSQL in every mode, so that a lost Redis logs nobody out. */
@Injectable()
export class SessionStore extends PgStore implements OnApplicationShutdown {
  private readonly touchedAt = new Map<string, number>();
  private readonly endedHandlers = new Set<EndedHandler>();

  constructor(private readonly pool: PgPool) {
    super({ pool, tableName: 'session', createTableIfMissing: false, ttl: SESSION_TTL_MS / 1_000 });
  }

  /** Called whenever a session ends here: at logout, at login (which gives a new id), by `endAllOf`. */
  onEnded(handler: EndedHandler): void {
    this.endedHandlers.add(handler);
  }

  /** Rolling sessions would write on every request; once an hour is enough for thirty days. */
  override touch(sessionId: string, data: session.SessionData, done: () => void = () => undefined): void {
    if (Date.now() - (this.touchedAt.get(sessionId) ?? 0) < TOUCH_EVERY_MS) return done();
    if (this.touchedAt.size >= REMEMBERED_TOUCHES) this.touchedAt.clear();
    this.touchedAt.set(sessionId, Date.now());
    super.touch(sessionId, data, done);
  }

  override destroy(sessionId: string, done: Done = () => undefined): void {
    super.destroy(sessionId, (error?: unknown) => {
      if (!error) this.ended(sessionId);
      done(error);
    });
  }

  /** Ends every session of a user, except one if named: after a change of password, for instance. */
  async endAllOf(userId: number, exceptSessionId = ''): Promise<void> {
    const { rows } = await this.pool.query<{ sid: string }>(
      `DELETE FROM session WHERE (sess->'passport'->>'user')::int = $1 AND sid <> $2 RETURNING sid`,
      [userId, exceptSessionId],
    );
    for (const { sid } of rows) this.ended(sid);
  }

  /** Which of these sessions still live. */
  async living(sessionIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ sid: string }>(
      'SELECT sid FROM session WHERE sid = ANY($1) AND expire > now()',
      [sessionIds],
    );
    return new Set(rows.map(({ sid }) => sid));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private ended(sessionId: string): void {
    this.touchedAt.delete(sessionId);
    for (const handler of this.endedHandlers) handler(sessionId);
  }
}
