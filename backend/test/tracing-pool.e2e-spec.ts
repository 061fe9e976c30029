import pg from 'pg';
import { traceQueries } from '../src/platform/database/trace-queries.js';
import type { Tracing } from '../src/platform/observability/tracing.js';
import { freshDatabase } from './support/database.js';

const recording = (names: string[]) =>
  ({
    isOn: true,
    bind: <Work>(work: Work) => work,
    span: <T>(name: string, _: object, work: (span: object) => T) => {
      names.push(name);
      return work({ fail: () => undefined });
    },
  }) as unknown as Tracing;

test('statements are traced once each, also on a connection that was there before', async () => {
  const pool = new pg.Pool({ connectionString: await freshDatabase('tracing_pool') });
  await pool.query('SELECT 1');
  const names: string[] = [];
  traceQueries(pool, recording(names));
  await pool.query({ name: 'second', text: 'SELECT 2' });
  await Promise.all([
    pool.query({ name: 'third', text: 'SELECT 3' }),
    pool.query({ name: 'fourth', text: 'SELECT 4' }),
  ]);
  await pool.end();
  expect(names.toSorted()).toEqual(['SELECT fourth', 'SELECT second', 'SELECT third']);
});
