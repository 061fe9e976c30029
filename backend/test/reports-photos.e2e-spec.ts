import { photoPath } from '@wayfellow/contracts';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { heldUp, waiting } from './support/locks.js';
import { photoFilesOf, uploadPhoto } from './support/photos.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport, report } from './support/reports.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('reports_photos') });
});
afterAll(() => instance?.close());

const sweep = () => instance.app.get(PhotoSweeper).sweep();
const kept = async (about: Client) => {
  const { rows } = await query<{ picture: string }>(
    instance,
    `SELECT DISTINCT body #>> '{person,profileImage}' AS picture FROM report_evidence
     WHERE body #> '{person,id}' = to_jsonb($1::int)`,
    [about.user.id],
  );
  return rows.map(({ picture }) => picture);
};
const lockOf = (table: string, where: string, value: unknown) => ({
  sql: `SELECT FROM ${table} WHERE ${where} FOR NO KEY UPDATE`,
  values: [value],
});

test('a photo that its owner replaces before the evidence is taken is no longer there to be reported', async () => {
  const [first, ana, ben] = (await newUsers(instance, 3)) as [Client, Client, Client];
  const { photo } = await uploadPhoto(ben);
  const about = { subject: 'photo', subjectId: photo.id, reason: 'fake' } as const;
  await mustReport(first, ben, about);
  // The report has found its subject, and waits for the case.
  const answer = await heldUp(
    instance,
    lockOf('cases', 'subject_id = $1', photo.id),
    () => report(ana, ben, about),
    async () => void (await uploadPhoto(ben)),
  );
  expect(answer).toMatchObject(refusal('unknown-photo'));
  expect(await kept(ben)).toEqual([photo.url]);
});

test.each(['photo', 'person'] as const)(
  'of a photo that its owner replaces while its %s is being reported, the evidence and the files stay',
  async (subject) => {
    const ana = await newUser(instance);
    const ben = await newUser(instance);
    const { photo } = await uploadPhoto(ben);
    const about =
      subject === 'photo' ? ({ subject, subjectId: photo.id, reason: 'fake' } as const) : undefined;
    let swept: Promise<void> | undefined;
    // The evidence is taken, and the block waits for its own user.
    const answer = await heldUp(
      instance,
      lockOf('users', 'id = $1', ana.user.id),
      () => report(ana, ben, { ...about, alsoBlock: true }),
      async () => {
        await uploadPhoto(ben);
        swept = sweep();
        // The sweeper found the photo that was replaced, and waits for the report.
        await waiting(instance, 2);
      },
    );
    expect(answer.status).toBe(201);
    await swept;
    expect(await kept(ben)).toEqual([photo.url]);
    await sweep();
    const files = (await photoFilesOf(instance)).map((file) => photoPath(file.split('-')[0] as string));
    expect(files).toContain(photo.url);
  },
);
