// The product itself: an instance of the built backend, asked over HTTP, and its services asked directly.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../backend/dist/app.js';
import { readConfig } from '../../backend/dist/config/read-config.js';
import { PgPool } from '../../backend/dist/platform/database/pg-pool.js';
import { SuggestionsService } from '../../backend/dist/modules/suggestions/suggestions.service.js';
import { SearchService } from '../../backend/dist/modules/search/search.service.js';
import { stop } from '../../backend/dist/stop.js';
import { SECRET, cookieOf } from '../lib/people.mjs';

const PAGE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

const queryOf = (filters) => {
  const given = Object.entries({ ...filters, limit: PAGE }).filter(
    ([, value]) => value != null && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

/** Starts an instance on a free port. Its answers are the ids of users (suggestions) or trips (search), in order. */
export const startProduct = async (databaseUrl) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    ROLE: 'web',
  });
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  const address = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const pool = app.get(PgPool);

  /** The cookie of a signed-in user, whose session is inserted as the product does it. */
  const signIn = async (userId) => {
    const sid = `bench-${userId}`;
    const now = Date.now();
    const cookie = { originalMaxAge: DAY_MS, expires: new Date(now + DAY_MS), httpOnly: true, path: '/' };
    const sess = { cookie, passport: { user: userId }, startedAt: now, renewedAt: now };
    await pool.query(
      `INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day') ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
      [sid, sess],
    );
    return cookieOf(sid);
  };
  const get = async (where, cookie) => {
    const answer = await fetch(address + where, { headers: cookie ? { cookie } : {} });
    if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  return {
    pool,
    signIn,
    suggested: async (_, cookie) =>
      (await get(`/api/matches/potential?limit=${PAGE}`, cookie)).map(({ id }) => id),
    found: async (filters) =>
      (await get(`/api/search/travelers?${queryOf(filters)}`)).map(({ tripId }) => tripId),
    ranked: async (userId) =>
      (await app.get(SuggestionsService).ranked(userId, undefined, PAGE + 1)).map(({ id }) => id),
    rows: async (filters) =>
      (await app.get(SearchService).rows({ ...filters, limit: PAGE })).page.map(({ tripId }) => tripId),
    close: async () => {
      await stop(app, 0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
