// npm run bench -- answers: whole answers over HTTP for a signed-in traveler, beside fastify + pg, in the databases of search.
//   SIZES=10000,200000,1000000  MESSAGES=10000000  ROUNDS=5  SAMPLES=20  DATA_DIR=.data  BENCH_DATABASE_URL=postgres://…
// Databases are not deleted: a second run reuses them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onStop } from '../../tools/processes.mjs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, roundsText } from '../lib/rounds.mjs';
import { startInstance, startPeer } from '../lib/server.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { databaseOf, openServer } from '../search/database.mjs';
import { startProduct } from '../search/product.mjs';
import { measure } from './measure.mjs';
import { addMessages } from './messages.mjs';
import { goalsMeasured, reportOf } from './report.mjs';
import { worksFor } from './work.mjs';

const sizes = (process.env.SIZES ?? '10000,200000,1000000').split(',').map(Number);
const { settings, text } = settingsOf({ MESSAGES: 10_000_000, ROUNDS: 5, SAMPLES: 20 });
const command = `SIZES=${sizes.join(',')} ${text} npm run bench -- answers`;

const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-bench-'));
const started = [];
const stopAll = async () => {
  for (const stop of started.splice(0).reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
};
onStop(async () => {
  await stopAll();
  process.exit(130);
});

/** The product, the floor, and the product's ranking in this process, on the database of one size. */
async function startSize(server, size) {
  const { databaseUrl } = await databaseOf(server, size);
  await addMessages(databaseUrl, settings.MESSAGES);
  const ranking = await startProduct(databaseUrl);
  started.push(ranking.close);
  const product = await startInstance({ databaseUrl, folder });
  started.push(product.stop);
  const floor = await startPeer('answers/floor.mjs', { databaseUrl });
  started.push(floor.stop);
  return { size, ranking, servers: { product, floor }, ...(await worksFor(ranking, settings.SAMPLES)) };
}

try {
  const server = await openServer();
  started.push(() => server.stop());
  const places = [];
  for (const size of sizes) places.push(await startSize(server, size));
  // Caches fill, and prepared statements get their plans.
  for (const place of places) await measure(place);
  const { results, rounds } = await inRounds(settings.ROUNDS, async () => {
    const round = [];
    for (const place of places) round.push(...(await measure(place)));
    return round;
  });
  const report = reportOf(results, { command, sizes, rounds: roundsText(rounds) });
  writeFileSync(new URL('../reports/answers.md', import.meta.url), report);
  writeResults('answers', { command, goals: goalsMeasured(results, sizes), rounds: roundsText(rounds) });
  console.log(report);
  process.exitCode = results.flat().some(({ different }) => different) ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await stopAll();
