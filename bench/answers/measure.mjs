import { ask } from './ask.mjs';
import { inTurn } from '../lib/rounds.mjs';

/**
 * The times of one page at one size in one round, in ms.
 *
 * @typedef {object} Times
 * @property {number} size
 * @property {string} page
 * @property {{ product: number[], floor: number[], ranking: number[] }} times
 * @property {number} different answers whose rows were not those of the floor
 */

/**
 * Everybody asks for every page, of the product and of the floor in turn.
 *
 * @returns {Promise<Times[]>}
 */
export async function measure({ size, ranking, servers, pages, people }) {
  const results = [];
  for (const page of pages) {
    const times = { product: [], floor: [], ranking: [] };
    let different = 0;
    for (const [n, person] of people.entries()) {
      const rows = {};
      for (const [name, { url }] of inTurn(Object.entries(servers), n)) {
        const { ms, body } = await ask(url + page.path(person), person.cookie);
        times[name].push(ms);
        rows[name] = JSON.stringify(page.rows(body));
      }
      if (rows.product !== rows.floor) {
        different += 1;
        console.error(`${size} ${page.name}: ${rows.product}, the floor ${rows.floor}`);
      }
      if (page.rank) times.ranking.push(await timeOf(() => page.rank(ranking, person)));
    }
    results.push({ size, page: page.name, times, different });
  }
  return results;
}

async function timeOf(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
