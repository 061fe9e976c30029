import type pg from 'pg';
import type { Metrics } from '../observability/metrics.js';

/** Shows how many connections a pool has in use, and how many statements wait for one. */
export const measurePool = (pool: pg.Pool, metrics: Metrics): void => {
  metrics.gauge('postgres_pool_connections_used', 'Connections to PostgreSQL in use', () =>
    Math.max(0, pool.totalCount - pool.idleCount),
  );
  metrics.gauge('postgres_pool_connections_max', 'The most connections that the pool opens', () =>
    Number(pool.options.max),
  );
  metrics.gauge(
    'postgres_pool_waiting',
    'Statements and transactions that wait for a connection',
    () => pool.waitingCount,
  );
};
