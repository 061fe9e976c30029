// npm run bench -- http: GET /api/destinations beside fastify, express and a prepared buffer.
//   ROUNDS=5  CONNECTIONS=32  WARMUP=1  SECONDS=3
import { writeFileSync } from 'node:fs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, inTurn, roundsText } from '../lib/rounds.mjs';
import { startInstance, startPeer } from '../lib/server.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { withStorage } from '../lib/storage.mjs';
import { measure } from './measure.mjs';
import { goalsMeasured, reportOf } from './report.mjs';
import { fillForPeers, fillForProduct, listPath } from './rows.mjs';

const { settings, text } = settingsOf({ ROUNDS: 5, CONNECTIONS: 32, WARMUP: 1, SECONDS: 3 });
const command = `${text} npm run bench -- http`;

const peer = (name) => ({ name, data: 'peers', start: (where) => startPeer(`http/${name}.mjs`, where) });
const contestants = [
  peer('fastify'),
  peer('express'),
  { ...peer('buffer'), asksAgain: true },
  { name: 'product', data: 'product', asksAgain: true, start: startInstance },
];

/** Fills both databases, and gives the answer that all have to give. */
async function fill({ template, copyOf, folder }) {
  await template('product', fillForProduct);
  const { url, stop } = await startInstance({ databaseUrl: await copyOf('product'), folder });
  const answer = await fetch(url + listPath);
  const body = await answer.text();
  await stop();
  await template('peers', (databaseUrl) => fillForPeers(databaseUrl, body));
  return body;
}

await withStorage({}, async (storage) => {
  const body = await fill(storage);
  const measured = async ({ name, data, asksAgain, start }, round) => {
    const server = await start({ databaseUrl: await storage.copyOf(data), folder: storage.folder });
    try {
      const row = await measure(server, {
        body,
        postgresPid: storage.postgresPid,
        asksAgain,
        connections: settings.CONNECTIONS,
        warmup: settings.WARMUP,
        seconds: settings.SECONDS,
      });
      console.error(round + 1, name, JSON.stringify(row));
      return { name, ...row };
    } finally {
      await server.stop();
    }
  };
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const one of inTurn(contestants, round)) rows.push(await measured(one, round));
    return rows;
  });
  const names = contestants.map(({ name }) => name);
  const report = reportOf(results, { command, names, rounds: roundsText(rounds) });
  writeFileSync(new URL('../reports/http.md', import.meta.url), report);
  writeResults('http', { command, goals: goalsMeasured(results), rounds: roundsText(rounds) });
  console.log(report);
});
