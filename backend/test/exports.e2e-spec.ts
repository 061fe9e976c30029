import { endpoints, retentionDays } from '@wayfellow/contracts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { Emails } from '../src/platform/emails/emails.service.js';
import { Files } from '../src/platform/files/files.js';
import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import {
  ageExport,
  askForExport,
  download,
  dropExports,
  exportFilesOf,
  exportsOf,
  makeExports,
  mustHaveExport,
  newOwner,
  textsIn,
} from './support/exports.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { Mailbox } from './support/mailbox.js';
import { befriend } from './support/matched.js';
import { mustName } from './support/meetings.js';
import { mustWrite } from './support/messages.js';
import { uploadPhoto } from './support/photos.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { setStanding } from './support/standings.js';

const READY = 'Your data is ready';
const DAY_S = 24 * 60 * 60;

let mailbox: Mailbox;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('exports');
  // Web instances run no jobs: copies are made, and emails sent, when a test says so.
  const env = { ...mailbox.env(), ROLE: 'web' };
  here = await startInstance({ databaseUrl, env });
  there = await startInstance({ databaseUrl, env: { ...env, DATA_DIR: here.dataDir } });
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await mailbox?.close();
});

const sendEmails = () => Promise.all([here, there].map(({ app }) => app.get(Emails).sendDue()));
const stateOf = async (who: Client) => (await exportsOf(who))[0]?.state;

const age = (id: number, time: string) => ageExport(here, id, time);

test('has what one was, wrote and received, to read and for machines, and nobody else’s address', async () => {
  const [ana, ben] = [
    await newUser(here, { bio: 'Collects <b>lighthouses</b> & stamps.' }),
    await newUser(here),
  ];
  await befriend(ana, ben);
  await mustWrite(ana, ben, 'My brother is called Zoltan');
  await mustWrite(ben, ana, 'Mine is called Bela');
  await mustName(ana);
  await uploadPhoto(ana);
  const id = await mustHaveExport(here, ana);
  const { status, headers, body } = await download(ana, id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="wayfellow-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  });
  const texts = textsIn(body as Buffer);
  const parsed = (name: string) => JSON.parse(texts[name] ?? '') as unknown;
  expect(parsed('account.json')).toMatchObject([{ username: ana.user.username, email: ana.user.email }]);
  expect(parsed('messages.json')).toMatchObject([
    { with: ben.user.name, isMine: true, content: 'My brother is called Zoltan' },
    { isMine: false, content: 'Mine is called Bela' },
  ]);
  expect(parsed('trusted-contacts.json')).toHaveLength(1);
  expect(parsed('trips.json')).toEqual([]);
  const page = texts['index.html'] ?? '';
  expect(page).toContain('Collects &lt;b&gt;lighthouses&lt;/b&gt; &amp; stamps.');
  expect(page).toContain('Mine is called Bela');
  const everything = Object.values(texts).join();
  const { rows } = await query<{ email: string }>(here, 'SELECT email FROM trusted_contacts');
  for (const email of [ben.user.email, ...rows.map((one) => one.email)])
    expect(everything).not.toContain(email);
  expect(everything).not.toContain('argon2');
  const [photo] = parsed('photos.json') as { file: string }[];
  const bytes = unzipSync(body as Buffer)[photo?.file ?? ''];
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400 });
});

test('is announced by an email with a link, once, and has no attachment', async () => {
  const ana = await newOwner(here);
  await mustHaveExport(here, ana);
  await Promise.all([makeExports(here), makeExports(there)]);
  await sendEmails();
  const [email, ...more] = mailbox.to(ana.user.email, READY);
  expect(email?.text).toContain('http://wayfellow.travel/account?part=data');
  expect(more).toEqual([]);
});

test('takes the password, and is its owner’s alone', async () => {
  const [ana, ben] = [await newUser(here), await newUser(here)];
  expect(await askForExport(ana, 'wrong horse')).toMatchObject(refusal('wrong-password'));
  const id = await mustHaveExport(here, ana);
  expect(await exportsOf(ben)).toEqual([]);
  expect((await download(ben, id)).status).toBe(404);
  expect((await download(new Client(here), id)).status).toBe(401);
  expect((await download(ana, id)).status).toBe(200);
});

test('is made once a day, also when it is asked for many times at once', async () => {
  const ana = await newUser(here);
  const elsewhere = new Client(there);
  const body = { username: ana.user.username, password: 'correct horse' };
  await elsewhere.call(endpoints.auth.login, { body });
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, i) => askForExport(i % 2 ? ana : elsewhere)),
  );
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = asked.find(({ status }) => status === 429);
  expect(refused).toMatchObject(refusal('export-limit'));
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(DAY_S - 60);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(DAY_S);
  const [{ id } = { id: 0 }] = await exportsOf(ana);
  await age(id, '23 hours 59 minutes');
  expect((await askForExport(ana)).status).toBe(429);
  await age(id, '1 minute');
  expect((await askForExport(ana)).status).toBe(201);
  expect(await exportsOf(ana)).toHaveLength(2);
});

test('is of one moment, whatever is written while it is made', async () => {
  const [ana, ben] = [await newUser(here), await newUser(here)];
  await befriend(ana, ben);
  await mustWrite(ana, ben, 'Before');
  const asked = await askForExport(ana);
  const personalData = here.app.get(PersonalData);
  const copy = personalData.copy.bind(personalData);
  const watched = jest.spyOn(personalData, 'copy').mockImplementation(async (manager, userId) => {
    if (userId === ana.user.id) {
      // The row of the copy has been read; now others write, and commit, before anything else is.
      await mustWrite(ben, ana, 'Meanwhile');
      await ana.call(endpoints.interests.add, { body: { name: 'Food' } });
    }
    return copy(manager, userId);
  });
  await makeExports(here);
  watched.mockRestore();
  const texts = textsIn((await download(ana, asked.body.id)).body as Buffer);
  expect(texts['messages.json']).toContain('Before');
  expect(texts['messages.json']).not.toContain('Meanwhile');
  expect(texts['interests.json']).toBe('[]');
});

test('whose worker dies is made by another, and announced once', async () => {
  const ana = await newOwner(here);
  const files = here.app.get(Files);
  const write = files.write.bind(files);
  const dying = jest.spyOn(files, 'write').mockImplementation(async (...args) => {
    await write(...args);
    throw new Error('The worker ended');
  });
  const id = await mustHaveExport(here, ana);
  dying.mockRestore();
  // For a minute it is the first one's.
  await makeExports(there);
  expect(await stateOf(ana)).toBe('waiting');
  expect((await download(ana, id)).status).toBe(404);
  await age(id, '1 minute');
  await Promise.all([makeExports(here), makeExports(there)]);
  expect(await stateOf(ana)).toBe('ready');
  await sendEmails();
  expect(mailbox.to(ana.user.email, READY)).toHaveLength(1);
});

test('that cannot be made has failed, and may be asked for again at once', async () => {
  const ana = await newUser(here);
  const broken = jest.spyOn(here.app.get(Files), 'write').mockRejectedValue(new Error('The disk is full'));
  const id = await mustHaveExport(here, ana);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await stateOf(ana)).toBe('waiting');
    await age(id, '1 hour');
    await makeExports(here);
  }
  expect(await stateOf(ana)).toBe('failed');
  broken.mockRestore();
  expect(await mustHaveExport(here, ana)).not.toBe(id);
  expect(await stateOf(ana)).toBe('ready');
});

test(`can be downloaded for ${retentionDays.copy} days; then its file is removed, and later its row`, async () => {
  const ana = await newUser(here);
  const id = await mustHaveExport(here, ana);
  const { rows } = await query<{ key: string }>(here, 'SELECT key FROM data_exports WHERE id = $1', [id]);
  const file = `${rows[0]?.key}.zip`;
  await age(id, `${retentionDays.copy} days -1 minute`);
  await dropExports(here);
  expect((await download(ana, id)).status).toBe(200);
  await age(id, '1 minute');
  // Before any job has looked.
  expect((await download(ana, id)).status).toBe(404);
  expect(await stateOf(ana)).toBe('expired');
  await Promise.all([dropExports(here), dropExports(there)]);
  expect(await exportFilesOf(here)).not.toContain(file);
  expect((await exportsOf(ana))[0]).toMatchObject({ id, state: 'expired' });
  await age(id, `${retentionDays.copyListed} days`);
  await dropExports(here);
  expect(await exportsOf(ana)).toEqual([]);
});

test('goes with the account, also one that still waits', async () => {
  const [ana, ben] = [await newUser(here), await newUser(here)];
  await mustHaveExport(here, ana);
  const key = async (who: Client) =>
    (await query<{ key: string }>(here, 'SELECT key FROM data_exports WHERE user_id = $1', [who.user.id]))
      .rows[0]?.key;
  const kept = await key(ana);
  expect(await exportFilesOf(here)).toContain(`${kept}.zip`);
  await query(
    here,
    `INSERT INTO data_exports (user_id, key, leased_until) VALUES ($1, 'waits', 'infinity')`,
    [ben.user.id],
  );
  for (const who of [ana, ben]) {
    await mustLeave(who);
    await letPass(here, who, `${retentionDays.leaving} days 1 second`);
  }
  await eraseDue(here);
  await dropExports(here);
  expect(await exportFilesOf(here)).not.toContain(`${kept}.zip`);
  const { rowCount } = await query(
    here,
    `SELECT FROM data_exports WHERE key IN ($1, 'waits') OR user_id IN ($2, $3)`,
    [kept, ana.user.id, ben.user.id],
  );
  expect(rowCount).toBe(0);
});

test.each(['suspended', 'banned'] as const)('is open to somebody %s', async (standing) => {
  const ana = await newUser(here);
  await setStanding(here, ana, standing, standing === 'suspended' ? new Date('2099-03-05') : undefined);
  const id = await mustHaveExport(here, ana);
  expect((await download(ana, id)).status).toBe(200);
});
