// The release before, from a built checkout of its own (BASE): what its pairs write, beside ours.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pairUp } from '../chat/acquaint.mjs';
import { addPeople } from '../lib/people.mjs';

const folder = process.env.BASE && path.resolve(process.env.BASE);
const load = (file) => import(pathToFileURL(path.join(folder, file)).href);

/**
 * The release before as a contestant, with as many people in pairs; undefined without BASE.
 *
 * @param {import('../lib/storage.mjs').Storage} storage
 * @returns {Promise<{ contestant: import('../chat/contestants.mjs').Contestant, people: object[] } | undefined>}
 */
export async function releaseBefore({ template, redis, folder: files }, count) {
  if (!folder) return undefined;
  const [{ prepareDatabase }, { startInstance }] = await Promise.all([
    load('backend/dist/schema/prepare-database.js'),
    load('bench/lib/server.mjs'),
  ]);
  let people;
  await template('before', async (databaseUrl) => {
    await prepareDatabase({ databaseUrl, seedDemo: false, staticRoot: folder });
    people = await addPeople(databaseUrl, count);
    const { url, stop } = await startInstance({ databaseUrl, redisUrl: redis.url, folder: files });
    await pairUp(url, people);
    await stop();
  });
  return { contestant: { name: 'before', data: 'before', protocol: 'frames', start: startInstance }, people };
}
