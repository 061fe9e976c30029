import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Standing } from '@wayfellow/contracts';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../database/pg-pool.js';
import type { Caller } from './caller.js';
import { isSessionData } from './session-content.js';
import { SESSION_MAX_MS, SESSION_TTL_MS } from './session-cookie.js';

const PgStore = connectPgSimple(session);

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970; a session that was never stored has neither. */
    startedAt?: number;
    renewedAt?: number;
    /** The browser that signed in, such as 'Firefox on Linux'. */
    agent?: string;
    /** When this session last took a second factor, in milliseconds since 1970. */
    secondFactorAt?: number;
    /** What `secondFactorAt` was when the session was read; never stored in it. */
    secondFactorRead?: number | undefined;
    /** Who the session's user is at this request; read with the session and never stored in it. */
    caller?: Caller;
  }
}

/** A session expires when it has not been used for a while, and at the latest some time after its start. */
const EXPIRY = `least(now() + interval '${SESSION_TTL_MS} ms', to_timestamp($3 / 1000.0) + interval '${SESSION_MAX_MS} ms')`;
const INSERT = `INSERT INTO session (sid, sess, expire) VALUES ($1, $2, ${EXPIRY})`;
/** $4: whether this very request took a second factor. If not, the row's own stands: it may have ended meanwhile. */
const UPDATE = `
  UPDATE session SET expire = ${EXPIRY}, sess = CASE WHEN $4 THEN $2::jsonb ELSE
    $2::jsonb - 'secondFactorAt' || jsonb_strip_nulls(jsonb_build_object('secondFactorAt', sess->'secondFactorAt'))
  END WHERE sid = $1`;

/** `session_caller` is made by the schema, from the table of users. */
const CALLER = `LEFT JOIN LATERAL session_caller(sess->'passport'->>'user') caller ON true`;
const GET = `
  SELECT sess, CASE WHEN standing IS NOT NULL THEN
    json_build_object('standing', standing, 'standingUntil', standing_until, 'role', role)
  END AS caller
  FROM session ${CALLER} WHERE sid = $1 AND expire > now()`;
const OPEN = `
  SELECT sid, coalesce(standing, 'active') AS standing FROM session ${CALLER} WHERE sid = ANY($1) AND expire > now()`;

/** One of a user's sessions, as it is shown to them. */
export interface OpenSession {
  no: number;
  sid: string;
  agent: string | null;
  startedAt: Date;
  renewedAt: Date;
}

const OF_USER = `sess->'passport'->>'user' = $1::text`;
const moment = (key: string) => `to_timestamp((sess->>'${key}')::bigint / 1000.0) AS "${key}"`;
const LIST = `
  SELECT no, sid, sess->>'agent' AS agent, ${moment('startedAt')}, ${moment('renewedAt')}
  FROM session WHERE ${OF_USER} AND expire > now()
  ORDER BY (sess->>'renewedAt')::bigint DESC, no DESC LIMIT $2`;

type Done = (error?: unknown) => void;
type EndedHandler = (sessionId: string) => void;

/** Sessions, stored in PostgreSQL in every mode, so that losing Redis logs nobody out. */
@Injectable()
export class SessionStore extends PgStore implements OnApplicationShutdown {
  private readonly endedHandlers = new Set<EndedHandler>();

  constructor(private readonly pool: PgPool) {
    super({ pool, tableName: 'session', createTableIfMissing: false, ttl: SESSION_TTL_MS / 1_000 });
  }

  /** Called whenever a session ends here: at logout, at login (which gives a new id), by `endAllOf`. */
  onEnded(handler: EndedHandler): void {
    this.endedHandlers.add(handler);
  }

  /** A malformed row counts as no session: a client with its id is a visitor. */
  override get(
    sessionId: string,
    done: (error: unknown, session?: session.SessionData | null) => void,
  ): void {
    this.read(sessionId).then((data) => done(null, data), done);
  }

  /** Only a new session is inserted: one that ended while one of its requests was running stays ended. */
  override set(sessionId: string, data: session.SessionData, done: Done = () => undefined): void {
    const isNew = data.renewedAt === undefined;
    // Recorded in the session itself: a request that signs somebody in saves it twice.
    if (isNew) Object.assign(data, { startedAt: Date.now(), renewedAt: Date.now() });
    const { caller: _, secondFactorRead, ...stored } = data;
    const values = [sessionId, stored, data.startedAt];
    const tookFactor = stored.secondFactorAt !== secondFactorRead;
    const saved = isNew ? this.pool.query(INSERT, values) : this.pool.query(UPDATE, [...values, tookFactor]);
    saved.then(() => done(), done);
  }

  /** The session middleware renews a session by changing it. */
  override touch(_sessionId: string, _data: session.SessionData, done: () => void = () => undefined): void {
    done();
  }

  override destroy(sessionId: string, done: Done = () => undefined): void {
    super.destroy(sessionId, (error?: unknown) => {
      if (!error) this.ended(sessionId);
      done(error);
    });
  }

  /** Ends every session of a user, except one if named: when they sign out everywhere else, for instance. */
  async endAllOf(userId: number, exceptSessionId = ''): Promise<void> {
    const { rows } = await this.pool.query<{ sid: string }>(
      `DELETE FROM session WHERE ${OF_USER} AND sid <> $2 RETURNING sid`,
      [userId, exceptSessionId],
    );
    for (const { sid } of rows) this.ended(sid);
  }

  /**
   * Removes all sessions of a user, except one if named, in the transaction of something else, and returns their ids for
   * `announceEnd`, which is called after the commit.
   */
  async removeAllOf(manager: EntityManager, userId: number, exceptSessionId = ''): Promise<string[]> {
    const removed: { sid: string }[] = await manager.query(
      `WITH gone AS (DELETE FROM session WHERE ${OF_USER} AND sid <> $2 RETURNING sid) SELECT sid FROM gone`,
      [userId, exceptSessionId],
    );
    return removed.map(({ sid }) => sid);
  }

  /** Has no session of a user count as confirmed by a second factor any more, in the transaction that ends the last one. */
  async forgetSecondFactor(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`UPDATE session SET sess = sess::jsonb - 'secondFactorAt' WHERE ${OF_USER}`, [
      userId,
    ]);
  }

  /** Closes what belongs to sessions that `removeAllOf` removed. */
  announceEnd(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.ended(sessionId);
  }

  /** Whether a session is open still, as the transaction sees it. */
  async isOpen(manager: EntityManager, sessionId: string): Promise<boolean> {
    const sql = 'SELECT sid FROM session WHERE sid = $1 AND expire > now()';
    const open: unknown[] = await manager.query(sql, [sessionId]);
    return open.length > 0;
  }

  /** Ends one session of a user, by its number. Returns whether there was one. */
  async endOneOf(userId: number, no: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ sid: string }>(
      `DELETE FROM session WHERE ${OF_USER} AND no = $2 RETURNING sid`,
      [userId, no],
    );
    for (const { sid } of rows) this.ended(sid);
    return rows.length > 0;
  }

  /** The open sessions of a user, the most recently used first. */
  async listOf(userId: number, limit: number): Promise<OpenSession[]> {
    return (await this.pool.query<OpenSession>(LIST, [userId, limit])).rows;
  }

  /** Which of these sessions are still open, each with its user's standing. */
  async findOpen(sessionIds: readonly string[]): Promise<Map<string, Standing>> {
    const { rows } = await this.pool.query<{ sid: string; standing: Standing }>(OPEN, [sessionIds]);
    return new Map(rows.map(({ sid, standing }) => [sid, standing]));
  }

  async onApplicationShutdown(): Promise<void> {
    // It returns a promise, contrary to its types.
    await (this.close() as unknown);
  }

  private async read(sessionId: string): Promise<session.SessionData | null> {
    const { rows } = await this.pool.query<{ sess: unknown; caller: Caller | null }>({
      name: 'session',
      text: GET,
      values: [sessionId],
    });
    const [found] = rows;
    if (!isSessionData(found?.sess)) return null;
    const { secondFactorAt } = found.sess;
    return { ...found.sess, caller: found.caller ?? undefined, secondFactorRead: secondFactorAt };
  }

  private ended(sessionId: string): void {
    for (const handler of this.endedHandlers) handler(sessionId);
  }
}
