import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Jobs } from '../src/platform/jobs/jobs.service.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { limitStatements, query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const lines: string[] = [];
let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({
    databaseUrl: await freshDatabase('logs'),
    env: { LOG_LEVEL: 'trace' },
    log: (line) => lines.push(line),
  });
});
afterAll(() => instance?.close());

const errors = () => lines.filter((line) => line.includes('"level":"error"'));

test('signing up, in and out is nothing to complain about', async () => {
  const password = 'a plain password';
  const ana = await newUser(instance, { password });
  const { username } = ana.user;
  await ana.call(endpoints.auth.logout, {});
  expect((await ana.call(endpoints.auth.login, { body: { username, password } })).status).toBe(200);
  expect(errors()).toEqual([]);
});

test('no line tells what somebody sent, even while the database is frozen', async () => {
  const secrets = {
    username: 'unspoken_user',
    email: 'unspoken@address.example',
    password: 'unspoken password',
    name: 'Unspoken Name',
    bio: 'An unspoken life.',
    profileImage: 'https://unspoken.example/face.jpg',
  };
  const { username, email, password, name, bio, profileImage } = secrets;
  const ana = await newUser(instance);

  const runner = instance.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  await limitStatements(instance, { query_timeout: 500 });
  const attempts = [
    () =>
      new Client(instance).call(endpoints.auth.register, { body: { username, email, password, name, bio } }),
    () => new Client(instance).call(endpoints.auth.login, { body: { username, password } }),
    () =>
      ana.call(endpoints.users.update, {
        params: { id: ana.user.id },
        body: { name, email, bio, profileImage },
      }),
  ];
  for (const attempt of attempts) {
    const before = errors().length;
    expect((await attempt()).status).toBe(503);
    expect(errors().length).toBeGreaterThan(before);
  }
  await runner.rollbackTransaction();
  await runner.release();

  const all = lines.join('\n');
  expect(Object.values({ ...secrets, hash: '$argon2' }).filter((text) => all.includes(text))).toEqual([]);
});

test('a job that fails is a line that says which, and why', async () => {
  const told: string[] = [];
  const worker = await startInstance({
    databaseUrl: await freshDatabase('failed-job'),
    env: { LOG_LEVEL: 'warn', ROLE: 'all' },
    log: (line) => told.push(line),
  });
  await query(worker, 'ALTER TABLE emails RENAME TO letters');
  worker.app.get(Jobs).add('emails', 'send', {});
  const failed = () => told.find((line) => line.includes('Job emails send failed'));
  await waitFor(() => failed() !== undefined);
  await worker.close();
  expect(JSON.parse(failed() ?? '')).toMatchObject({
    level: 'warn',
    err: { cause: { message: 'relation "emails" does not exist', code: '42P01' } },
  });
});
