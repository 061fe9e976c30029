import { startLoad } from '../lib/server.mjs';
import { cpuOf, cpuOfFamily } from '../lib/usage.mjs';
import { listPath } from './rows.mjs';

const A_MANY = 10_000;

/** Asks as hard as so many connections can, for some seconds. */
async function load(settings) {
  const { ask, stop } = startLoad('peers/http/load.mjs');
  try {
    return await ask(settings);
  } finally {
    await stop();
  }
}

/** The ETag of the list, which has to be the same bytes as everybody's. */
async function etagOf(url, body) {
  const answer = await fetch(url);
  const text = await answer.text();
  if (text !== body) throw new Error(`${url} does not answer as the product does: ${text}`);
  return answer.headers.get('etag');
}

/** Measures one server: answers with the list, and where `asksAgain`, answers to who has it already. */
export async function measure(server, { body, postgresPid, asksAgain, connections, warmup, seconds }) {
  const url = server.url + listPath;
  const etag = await etagOf(url, body);
  await load({ url, connections, seconds: warmup });
  const cpu = () => ({ server: cpuOf(server.pid), postgres: cpuOfFamily(postgresPid) });
  const before = cpu();
  const full = await load({ url, connections, seconds });
  const after = cpu();
  const again = asksAgain
    ? await load({ url, connections, seconds, headers: { 'if-none-match': etag } })
    : undefined;
  if (again && again.unchanged !== again.answers) throw new Error(`${url} answers 304 to some only.`);
  return {
    perSecond: full.perSecond,
    unchangedPerSecond: again?.perSecond,
    p50: full.p50,
    p99: full.p99,
    cpuServer: ((after.server - before.server) / full.answers) * A_MANY,
    cpuPostgres: ((after.postgres - before.postgres) / full.answers) * A_MANY,
    errors: full.errors + (again?.errors ?? 0),
  };
}
