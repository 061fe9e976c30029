// npm run bench -- fan-out: what telling the other instances costs as they become many. Its parts are measured here, and the
// whole, up to a thousand instances, is reckoned message by message from a recorded trace.
//   SECONDS=10  RATE=300  PER_INSTANCE=200
import { writeFileSync } from 'node:fs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { measureCosts } from './costs.mjs';
import { reportOf } from './report.mjs';
import { simulate } from './simulate.mjs';
import { recordTrace, scaledUp } from './trace.mjs';
import { ways } from './ways.mjs';

const INSTANCES = [2, 10, 30, 100, 300, 1_000];
/** Of the simulated time. Long enough that queues which grow without end are told from those that do not. */
const SIMULATED_MS = 1_000;

const { settings, text } = settingsOf({ SECONDS: 10, RATE: 300, PER_INSTANCE: 200 });
const command = `${text} npm run bench -- fan-out`;

await withStorage({ withRedis: true }, async (storage) => {
  const costs = await measureCosts(storage.redis);
  console.error(JSON.stringify(costs));
  const trace = await recordTrace(storage, { rate: settings.RATE, seconds: settings.SECONDS });
  const rows = INSTANCES.flatMap((instances) => {
    const perSecond = instances * settings.PER_INSTANCE;
    const messages = scaledUp(trace, { perSecond, forMs: SIMULATED_MS });
    return ways.map((way) => ({
      way: way.name,
      instances,
      perSecond,
      ...simulate(way, { instances, messages, costs, forMs: SIMULATED_MS }),
    }));
  });
  const report = reportOf({ rows, costs, command, trace, perInstance: settings.PER_INSTANCE });
  writeFileSync(new URL('../reports/fan-out.md', import.meta.url), report);
  console.log(report);
});
