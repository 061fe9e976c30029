import { Files } from '../src/platform/files/files.js';
import type { FileContent } from '../src/platform/files/files.js';
import { type Client, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { download, exportFilesOf, exportsOf, mustHaveExport, textsIn } from './support/exports.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';

const COUNT = 6_000;

let instance: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('exports_large');
  instance = await startInstance({ databaseUrl });
});
afterAll(() => instance?.close());

/** Two who wrote to each other that often. */
const correspondents = async (): Promise<[Client, Client]> => {
  const [ana, ben] = (await newUsers(instance, 2)) as [Client, Client];
  await befriend(ana, ben);
  await query(
    instance,
    `INSERT INTO messages (match_id, sender_id, receiver_id, content)
     SELECT id, $1, $2, 'Message ' || number || ' ' || md5(number::text)
     FROM matches CROSS JOIN generate_series(1, $3) number
     WHERE $1 IN (requester_id, recipient_id) ORDER BY number`,
    [ana.user.id, ben.user.id, COUNT],
  );
  return [ana, ben];
};

test('is read and stored page by page, and is whole', async () => {
  const [ana] = await correspondents();
  const files = instance.app.get(Files);
  const write = files.write.bind(files);
  const sizes: number[] = [];
  const unfinished: boolean[] = [];
  const watched = async function* (content: FileContent) {
    for await (const part of content as AsyncIterable<Uint8Array>) {
      sizes.push(part.length);
      unfinished.push((await exportFilesOf(instance)).every((file) => !file.endsWith('.zip')));
      yield part;
    }
  };
  const spy = jest.spyOn(files, 'write').mockImplementation((name, content) => write(name, watched(content)));
  const id = await mustHaveExport(instance, ana);
  spy.mockRestore();
  const { body } = await download(ana, id);
  const total = (body as Buffer).length;
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(total / 2);
  // Nobody finds it before it is whole.
  expect(unfinished).not.toContain(false);
  expect((await exportsOf(ana))[0]).toMatchObject({ id, state: 'ready', bytes: total });

  const texts = textsIn(body as Buffer);
  const messages = JSON.parse(texts['messages.json'] ?? '') as { content: string }[];
  expect(messages.map(({ content }) => Number(content.split(' ')[1]))).toEqual(
    Array.from({ length: COUNT }, (_, at) => at + 1),
  );
  expect(texts['index.html']?.match(/Message \d+ [0-9a-f]{32}</g)).toHaveLength(COUNT);
});
