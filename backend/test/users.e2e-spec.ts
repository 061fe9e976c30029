import { type ProfileInput, endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';

let instance: Instance;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moda_users') });
  ana = await newUser(instance, { username: 'Ana', name: 'Ana Sousa' });
  ben = await newUser(instance, { username: 'Ben', name: 'Ben Okafor', bio: 'Slow trains.', age: 31 });
});
afterAll(() => instance?.close());

const profile = (client: Client, changes: Partial<ProfileInput> = {}): ProfileInput => ({
  name: client.user.name,
  email: client.user.email,
  ...changes,
});
const update = (client: Client, id: number, body: ProfileInput) =>
  client.call(endpoints.users.update, { params: { id }, body });

test('a stranger sees id, name and picture, and no more', async () => {
  const answer = await ana.call(endpoints.users.one, { params: { id: ben.user.id } });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ id: ben.user.id, name: 'Ben Okafor', profileImage: null });
});

test('a user who does not exist is 404', async () => {
  const answer = await ana.call(endpoints.users.one, { params: { id: 2_000_000 } });
  expect(answer).toMatchObject({ status: 404, body: { type: '/problems/unknown-user' } });
});

test('a bio of blanks is none, so that the default one is shown', async () => {
  const answer = await update(ana, ana.user.id, profile(ana, { bio: ' \n\u200b ' }));
  expect(answer).toMatchObject({ status: 200, body: { bio: null } });
});

test('a profile is replaced whole, and what is left out or empty is cleared', async () => {
  const full = profile(ana, { age: 30, bio: 'Likes ferries.', profileImage: 'https://img.example/ana.jpg' });
  expect((await update(ana, ana.user.id, full)).body).toEqual({
    ...full,
    id: ana.user.id,
    username: 'Ana',
    tier: 'free',
  });
  const cleared = await update(ana, ana.user.id, profile(ana, { bio: '', profileImage: '' }));
  expect(cleared.body).toMatchObject({ age: null, bio: null, profileImage: null });
  expect((await ana.call(endpoints.auth.me)).body).toEqual(cleared.body);
});

test("somebody else's profile cannot be changed", async () => {
  const answer = await update(ana, ben.user.id, profile(ben, { name: 'Hacked' }));
  expect(answer.status).toBe(403);
  expect((await ben.call(endpoints.auth.me)).body.name).toBe('Ben Okafor');
});

test('an e-mail address that somebody else has, in any case, is refused by name', async () => {
  const answer = await update(ana, ana.user.id, profile(ana, { email: ben.user.email.toUpperCase() }));
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/email-taken' } });
});

test("one's own e-mail address may be written anew", async () => {
  const answer = await update(ana, ana.user.id, profile(ana, { email: ana.user.email.toUpperCase() }));
  expect(answer).toMatchObject({ status: 200, body: { email: ana.user.email.toUpperCase() } });
});
