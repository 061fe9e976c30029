import type { IncomingMessage } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportView, endpoints, urlOf } from '@wayfellow/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { ExportMaker } from '../../src/modules/exports/export-maker.js';
import { type Client, newUser } from './client.js';
import type { Instance } from './instance.js';
import { confirmEmail } from './moderators.js';
import { query } from './query.js';

/** Somebody whose address is confirmed, so that they are told when their copy is ready. */
export const newOwner = async (instance: Instance): Promise<Client> => {
  const owner = await newUser(instance);
  await confirmEmail(instance, owner);
  return owner;
};

/** Asks for a copy, whatever the answer. */
export const askForExport = (who: Client, password = 'correct horse') =>
  who.call(endpoints.exports.create, { body: { password } });

/** Runs the job that makes copies. */
export const makeExports = ({ app }: Instance): Promise<void> => app.get(ExportMaker).makeDue();

/** Runs the job that removes them. */
export const dropExports = ({ app }: Instance): Promise<void> => app.get(ExportMaker).dropDue();

/** Moves what a copy's row says about time into the past, as time does; an interval such as '1 hour'. */
export const ageExport = async (instance: Instance, id: number, time: string): Promise<void> => {
  await query(
    instance,
    `UPDATE data_exports SET created_at = created_at - $2::interval, ends_at = ends_at - $2::interval,
       leased_until = leased_until - $2::interval
     WHERE id = $1`,
    [id, time],
  );
};

/** The user's copies, newest first. */
export const exportsOf = async (who: Client): Promise<ExportView[]> =>
  (await who.call(endpoints.exports.list)).body;

/** Has a copy made, and gives its id. */
export const mustHaveExport = async (instance: Instance, who: Client): Promise<number> => {
  const asked = await askForExport(who);
  if (asked.status !== 201) throw new Error(`${asked.status} ${asked.text}`);
  await makeExports(instance);
  return asked.body.id;
};

/** The bytes of a ZIP file; any other answer is a problem in JSON. */
const parsed = (response: IncomingMessage, done: (error: Error | null, body: unknown) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: string) => chunks.push(Buffer.from(chunk, 'binary')));
  response.on('end', () => {
    const bytes = Buffer.concat(chunks);
    done(null, response.statusCode === 200 ? bytes : (JSON.parse(bytes.toString()) as unknown));
  });
};

/** Downloads a copy, whatever the answer. */
export const download = (who: Client, id: number) =>
  who.agent
    .get(urlOf(endpoints.exports.file, { params: { id } }))
    .buffer(true)
    .parse(parsed as never);

/** The texts of a copy's files by name, without its photos. */
export const textsIn = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip))
      .filter(([name]) => !name.startsWith('photos/'))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

/** The files of an instance's copies. */
export const exportFilesOf = ({ dataDir }: Instance): Promise<string[]> =>
  readdir(join(dataDir, 'exports')).catch(() => []);
