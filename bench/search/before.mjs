// The release before, from a built checkout of its own (BASE) and with a database of its own: what has happened since costs
// as much as the two differ when they are asked in turn.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { databaseOf } from './database.mjs';

const folder = process.env.BASE && path.resolve(process.env.BASE);
const load = (file) => import(pathToFileURL(path.join(folder, file)).href);

/** Starts an instance of the release before with the same travelers; undefined without BASE. */
export const startBefore = async (server, size) => {
  if (!folder) return undefined;
  const [{ prepareDatabase }, { startProduct }] = await Promise.all([
    load('backend/dist/schema/prepare-database.js'),
    load('bench/search/product.mjs'),
  ]);
  const createDatabase = (name) => server.createDatabase(`before_${name}`);
  const url = (name) => server.url(`before_${name}`);
  const { databaseUrl } = await databaseOf({ createDatabase, url }, size, prepareDatabase, false);
  const product = await startProduct(databaseUrl);
  return { ...product, stored: await insertOf(product.pool, folder) };
};

/** Stores a message as the release in this folder does, in a statement of its own. */
export const insertOf = async (pool, root) => {
  const file = path.join(root, 'backend/dist/modules/messages/message.store.js');
  const { MessageStore } = await import(pathToFileURL(file).href);
  const store = new MessageStore(pool);
  return async (message) => {
    await store.insert([message]);
    return [];
  };
};
