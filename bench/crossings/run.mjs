// npm run bench -- crossings: boards of crossings compared with a floor and a naive variant, at several sizes.
//   SIZES=10000,200000,1000000  SAMPLES=40  NAIVE_SAMPLES=5  BENCH_DATABASE_URL=postgres://… (else a server of its own)
// The databases are those of bench/search, and are not deleted.
import { fileURLToPath } from 'node:url';
import { busyBefore } from '../lib/busy.mjs';
import { percent } from '../lib/markdown.mjs';
import { writeResults } from '../lib/results.mjs';
import { databaseOf, openServer } from '../search/database.mjs';
import { makeFloor } from '../search/floor.mjs';
import { measure } from '../search/measure.mjs';
import { startProduct } from '../search/product.mjs';
import { goalsMeasured, writeReport } from './report.mjs';
import { indexOfPeople } from './floor.mjs';
import { boardWorks, layNeighbors } from './work.mjs';

const sizes = (process.env.SIZES ?? '10000,200000,1000000').split(',').map(Number);
const samples = Number(process.env.SAMPLES ?? 40);
const naiveSamples = Number(process.env.NAIVE_SAMPLES ?? 5);

const busy = await busyBefore();
const server = await openServer();
const results = [];
try {
  for (const size of sizes) {
    const { databaseUrl } = await databaseOf(server, size);
    const product = await startProduct(databaseUrl);
    await makeFloor(product.pool);
    await product.pool.query(indexOfPeople);
    const ids = await layNeighbors(product.pool);
    await product.pool.query('VACUUM (ANALYZE) trip_cards, place_near, floor.people');
    for (const work of await boardWorks(product.pool, ids, samples))
      results.push(...(await measure(size, work, naiveSamples)));
    await product.close();
  }
} finally {
  await server.stop();
}
const wrong = results.reduce((sum, { judged, agreed }) => sum + judged - agreed, 0);
const command = `SIZES=${sizes.join(',')} SAMPLES=${samples} NAIVE_SAMPLES=${naiveSamples} npm run bench -- crossings`;
const file = fileURLToPath(new URL('../reports/crossings.md', import.meta.url));
console.log(writeReport({ file, command, results, sizes, wrong }));
writeResults('crossings', {
  command,
  goals: goalsMeasured(results, sizes, wrong),
  rounds: `${samples} calls of each kind in turn; before them, others took ${percent(busy)} of the machine.`,
});
process.exitCode = wrong ? 1 : 0;
