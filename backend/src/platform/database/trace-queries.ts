import type pg from 'pg';
import type { Tracing } from '../observability/tracing.js';

type Callback = (error: Error | null | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;
type Connect = (callback?: Callback) => unknown;

interface Statement {
  text: string;
  name?: string;
}

const statementOf = (first: unknown): Statement | undefined => {
  if (typeof first === 'string') return { text: first };
  const { text, name } = first as Partial<Statement>;
  return typeof text === 'string' ? { text, name } : undefined;
};

const OPERATION = /^\s*([A-Za-z]+)/;

/** Values of parameters, which are what users wrote, are not recorded. */
const traced =
  (query: Query, tracing: Tracing): Query =>
  (...args) => {
    const statement = statementOf(args[0]);
    if (!statement) return query(...args);
    const operation = (OPERATION.exec(statement.text)?.[1] ?? 'query').toUpperCase();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statement.text,
    };
    const name = statement.name ? `${operation} ${statement.name}` : operation;
    const callback = args.at(-1);
    if (typeof callback !== 'function')
      return tracing.span(name, { side: 'client', attributes }, () => query(...args));
    const done = tracing.bind(callback as Callback);
    return tracing.span(name, { side: 'client', attributes }, (span) => {
      const ended = new Promise<void>((resolve) => {
        query(...args.slice(0, -1), (error: Error | null | undefined, result: unknown) => {
          if (error) span.fail();
          resolve();
          done(error, result);
        });
      });
      return ended;
    });
  };

/** Records each statement that goes through a pool, as a part of what asked for it. */
export const traceQueries = (pool: pg.Pool, tracing: Tracing): void => {
  if (!tracing.isOn) return;
  const connect = pool.connect.bind(pool) as Connect;
  // A caller that waits for a connection gets it from the one that gives it back, in that one's context.
  const bound: Connect = (callback) => (callback ? connect(tracing.bind(callback)) : connect());
  pool.connect = bound as typeof pool.connect;
  // Not when it is connected: the first is connected before there is anything to trace with.
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.query = traced(client.query.bind(client), tracing) as typeof client.query;
  });
};
