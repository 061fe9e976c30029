// npm run bench -- search: the product's suggestions and search compared with a floor and a naive variant, at several sizes.
//   SIZES=10000,200000,1000000  SAMPLES=40  NAIVE_SAMPLES=5  BENCH_DATABASE_URL=postgres://… (else a server of its own)
//   BASE=<a built checkout of an earlier release>: that is asked in turn with this one
// Databases are not deleted: a second run reuses them.
import { fileURLToPath } from 'node:url';
import { root } from '../../tools/workspace.mjs';
import { busyBefore } from '../lib/busy.mjs';
import { percent } from '../lib/markdown.mjs';
import { writeResults } from '../lib/results.mjs';
import { insertOf, startBefore } from './before.mjs';
import { databaseOf, openServer } from './database.mjs';
import { makeFloor } from './floor.mjs';
import { measure } from './measure.mjs';
import { startProduct } from './product.mjs';
import { writeReport } from './report.mjs';
import { goalsMeasured } from './results.mjs';
import { messageWorks, searchWorks, suggestionWorks } from './work.mjs';

const sizes = (process.env.SIZES ?? '10000,200000,1000000').split(',').map(Number);
const samples = Number(process.env.SAMPLES ?? 40);
const naiveSamples = Number(process.env.NAIVE_SAMPLES ?? 5);

const makeReady = async ({ pool, ranked }, inputs) => {
  for (const { id } of inputs)
    await pool.query(
      'INSERT INTO floor.ready VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET other_ids = EXCLUDED.other_ids',
      [id, await ranked(id)],
    );
};

const busy = await busyBefore();
const server = await openServer();
const results = [];
const migrations = [];
try {
  for (const size of sizes) {
    const { databaseUrl, migratedMs } = await databaseOf(server, size);
    migrations.push({ size, migratedMs });
    const started = await startProduct(databaseUrl);
    const product = { ...started, stored: await insertOf(started.pool, root) };
    const before = await startBefore(server, size);
    await makeFloor(product.pool);
    const works = [
      ...(await suggestionWorks(product, before, samples)),
      ...searchWorks(product, before, samples),
      ...(await messageWorks(product, before, samples)),
    ];
    for (const work of works) {
      if (work.needsReady) await makeReady(product, work.inputs);
      results.push(...(await measure(size, work, naiveSamples)));
    }
    await product.close();
    await before?.close();
  }
} finally {
  await server.stop();
}
const wrong = results.reduce((sum, { judged, agreed }) => sum + judged - agreed, 0);
const rows = wrong
  ? `${wrong} answers differ from the naive ones.`
  : 'Every judged answer has the very rows of the naive one.';
const command = `SIZES=${sizes.join(',')} SAMPLES=${samples} NAIVE_SAMPLES=${naiveSamples} npm run bench -- search`;
const file = fileURLToPath(new URL('../reports/search.md', import.meta.url));
console.log(writeReport({ file, command, results, sizes, migrations, rows }));
writeResults('search', {
  command,
  goals: goalsMeasured(results, sizes, wrong),
  rounds: `${samples} calls of each kind in turn; before them, others took ${percent(busy)} of the machine.`,
});
process.exitCode = wrong ? 1 : 0;
