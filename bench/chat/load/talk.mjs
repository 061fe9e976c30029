import { availableParallelism } from 'node:os';
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { busyBetween, processorTimes } from '../../lib/busy.mjs';
import { quantile } from '../../lib/numbers.mjs';
import { cpuOf, cpuOfFamily } from '../../lib/usage.mjs';
import { Traffic } from './traffic.mjs';

/** Longer than most of what people write to each other. */
const CONTENT_BYTES = 80;
const A_MANY = 10_000;
const LEAD_IN_MS = 500;

const usageOf = ({ servers, postgres, redis }) => ({
  cpuServer: servers.reduce((sum, pid) => sum + cpuOf(pid), 0),
  cpuPostgres: cpuOfFamily(postgres),
  cpuRedis: cpuOf(redis),
  cpuLoad: cpuOf(process.pid),
});

/** What the traffic did in these seconds; CPU in seconds per 10,000 messages. */
async function measured(traffic, { seconds, pids }) {
  const before = { ...usageOf(pids), delivered: traffic.delivered };
  const [times, began] = [processorTimes(), performance.now()];
  // Reading the usage held up what was due.
  await wait(LEAD_IN_MS);
  const startedAt = performance.now();
  traffic.beginMeasuring();
  await wait(1000 * seconds);
  const latencies = traffic.endMeasuring();
  const endedAt = performance.now();
  const busy = busyBetween(times, processorTimes());
  const count = traffic.delivered - before.delivered;
  const used = Object.entries(usageOf(pids)).map(([name, total]) => [name, total - before[name]]);
  const ours = used.reduce((sum, [, cpu]) => sum + cpu, 0);
  return {
    perSecond: latencies.length / ((endedAt - startedAt) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    busy,
    others: busy - ours / (((endedAt - began) / 1000) * availableParallelism()),
    ...Object.fromEntries(used.map(([name, cpu]) => [name, (cpu / count) * A_MANY])),
  };
}

async function storedIn(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    // Without the lines that say who joined a group.
    "SELECT count(*)::int AS all, count(DISTINCT content)::int AS different FROM messages WHERE content LIKE '%:%'",
  );
  await client.end();
  return rows[0];
}

/**
 * A closed loop, then open ones at these rates, and what became of every message: the database holds no others.
 *
 * @returns {Promise<{ phases: Record<string, object>, sent: number, lost: number, notStored: number, twice: number,
 *   overtaken: number }>}
 */
export async function talk({ streams, inFlight, rates, warmup, databaseUrl, ...work }) {
  const traffic = new Traffic({ streams, contentBytes: CONTENT_BYTES });
  await traffic.connect(work);
  const phases = {};
  traffic.loop(inFlight);
  await wait(1000 * warmup);
  phases.closed = await measured(traffic, work);
  await traffic.drain();
  for (const rate of rates) {
    const end = traffic.schedule(rate);
    await wait(1000 * warmup);
    phases[`open${rate}`] = await measured(traffic, work);
    end();
    await traffic.drain();
  }
  const { sent, open, twice, overtaken } = traffic;
  const stored = await storedIn(databaseUrl);
  return {
    phases,
    sent,
    lost: open,
    notStored: sent - stored.different,
    twice: twice + stored.all - stored.different,
    overtaken,
  };
}
