import { type PasskeyAnswerInput, endpoints, limits } from '@wayfellow/contracts';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import {
  type Passkey,
  type Wrongs,
  addPasskey,
  confirmByPasskey,
  newPasskey,
  newPasskeyChallenge,
} from './support/passkeys.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { login, me, passkeyChallenge, passkey: finishLogin, secondFactor } = endpoints.auth;
const { one, passkeys, addPasskey: add, newPasskeyChallenge: begin, beginSecondStep } = endpoints.account;
const origin = 'http://localhost:3000';
const env = { PUBLIC_ORIGIN: origin };
const password = 'correct horse';

let databaseUrl: string;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  databaseUrl = await freshDatabase('passkeys');
  here = await startInstance({ databaseUrl, env });
  there = await startInstance({ databaseUrl, env });
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

/** Somebody with a passkey, and no codes from a phone. */
const newOwner = async () => {
  const owner = await newUser(here);
  return { owner, ...(await addPasskey(owner)) };
};
/** A browser in which the right password was given. */
const pendingFor = async ({ user }: Client, instance = here) => {
  const client = new Client(instance);
  const answer = await client.call(login, { body: { username: user.username, password } });
  expect(answer).toMatchObject(refusal('second-factor-required'));
  return client;
};
const challengeOf = async (client: Client) => {
  const { status, body } = await client.call(passkeyChallenge);
  expect(status).toBe(200);
  return body;
};
const finish = (client: Client, body: PasskeyAnswerInput) => client.call(finishLogin, { body });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const age = (client: Client, table: 'passkey_challenges' | 'pending_sign_ins') =>
  query(here, `UPDATE ${table} SET expires_at = now() WHERE user_id = $1`, [client.user.id]);
const WRONG_SITES: [string, Wrongs][] = [
  ['another origin', { origin: 'http://localhost:3001' }],
  ['an origin that begins the same', { origin: `${origin}.evil.example` }],
  ['another site’s id', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['nobody verified before it', { isVerified: false }],
];

describe('adding one', () => {
  test('names it by the browser, and the first tells ten recovery codes, once', async () => {
    const ana = await newUser(here);
    const first = await addPasskey(ana);
    expect(new Set(first.recoveryCodes).size).toBe(limits.recoveryCodes);
    const { body } = await ana.call(one);
    expect(body).toMatchObject({
      hasSecondStep: true,
      factors: ['passkey', 'recovery'],
      passkeyOrigin: origin,
    });
    expect((await confirmByPasskey(ana, first.passkey)).status).toBe(204);
    expect((await addPasskey(ana)).recoveryCodes).toEqual([]);
    const listed = (await ana.call(passkeys)).body;
    expect(listed.map(({ device, usedAt }) => [device, usedAt !== null])).toEqual([
      ['Unknown browser', true],
      ['Unknown browser', false],
    ]);
  });

  test.each(WRONG_SITES)('is refused from %s', async (_, wrongs) => {
    const ben = await newUser(here);
    const body = (await newPasskey(ben)).create(await newPasskeyChallenge(ben), wrongs);
    expect(await ben.call(add, { body })).toMatchObject(refusal('wrong-passkey'));
    expect((await ben.call(one)).body.hasSecondStep).toBe(false);
  });

  test('is refused with a certificate, which nobody asked for, and taken with an attestation of its own key', async () => {
    const ben = await newUser(here);
    const answerWith = async (attestation: Wrongs['attestation']) => {
      const body = (await newPasskey(ben)).create(await newPasskeyChallenge(ben), { attestation });
      return ben.call(add, { body });
    };
    expect(await answerWith('certified')).toMatchObject(refusal('wrong-passkey'));
    expect((await answerWith('own')).status).toBe(201);
  });

  test('takes a challenge once, of ten at once one, and only for five minutes', async () => {
    const carla = await newUser(here);
    const challenge = await newPasskeyChallenge(carla);
    const made = await Promise.all(Array.from({ length: 10 }, () => newPasskey(carla)));
    const answers = await Promise.all(
      made.map((passkey) => carla.call(add, { body: passkey.create(challenge) })),
    );
    expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(403)]);
    expect((await carla.call(passkeys)).body).toHaveLength(1);
    const dan = await newUser(here);
    const body = (await newPasskey(dan)).create(await newPasskeyChallenge(dan));
    await age(dan, 'passkey_challenges');
    expect(await dan.call(add, { body })).toMatchObject(refusal('wrong-passkey'));
  });

  test('takes one that nobody has, and ten at most', async () => {
    const { owner, passkey } = await newOwner();
    const eve = await newUser(here);
    const body = passkey.create(await newPasskeyChallenge(eve));
    expect(await eve.call(add, { body })).toMatchObject(refusal('passkey-exists'));
    await confirmByPasskey(owner, passkey);
    for (let count = 1; count < limits.passkeysPerUser; count += 1) await addPasskey(owner);
    const more = (await newPasskey(owner)).create(await newPasskeyChallenge(owner));
    expect(await owner.call(add, { body: more })).toMatchObject(refusal('too-many-passkeys'));
  });

  test('another factor takes a session that had one a few minutes ago', async () => {
    const { owner, passkey } = await newOwner();
    for (const call of [begin, beginSecondStep])
      expect(await owner.call(call)).toMatchObject(refusal('confirm-second-factor'));
    await confirmByPasskey(owner, passkey);
    expect((await Authenticator.turnOn(owner)).recoveryCodes).toEqual([]);
    expect((await owner.call(one)).body.factors).toEqual(['passkey', 'totp', 'recovery']);
    const ago = (limits.confirmedMinutes * 60 + 1) * 1_000;
    const age = `UPDATE session SET sess = jsonb_set(sess::jsonb, '{secondFactorAt}', to_jsonb($2::bigint))
      WHERE sess->'passport'->>'user' = $1::text`;
    await query(here, age, [owner.user.id, Date.now() - ago]);
    expect(await owner.call(begin)).toMatchObject(refusal('confirm-second-factor'));
  });

  test('is refused where the address is not a name over https', async () => {
    const plain = await startInstance({ databaseUrl, env: { PUBLIC_ORIGIN: 'http://wayfellow.travel' } });
    const fay = await newUser(plain);
    expect((await fay.call(one)).body).not.toHaveProperty('passkeyOrigin');
    expect(await fay.call(begin)).toMatchObject(refusal('passkeys-unavailable'));
    await plain.close();
  });
});

describe('signing in', () => {
  test('with the right password signs nobody in before the passkey, which then does, in a new session', async () => {
    const { owner, passkey } = await newOwner();
    const before = owner.cookie();
    const answer = await owner.call(login, { body: { username: owner.user.username, password } });
    expect(answer.body).toMatchObject({ factors: ['passkey', 'recovery'] });
    const client = await pendingFor(owner);
    expect((await client.call(me)).status).toBe(401);
    const { status, body } = await finish(owner, passkey.answer(await challengeOf(owner)));
    expect([status, body.id]).toEqual([200, owner.user.id]);
    expect(owner.cookie()).not.toBe(before);
    expect((await owner.call(me)).status).toBe(200);
  });

  test.each(WRONG_SITES)('is refused from %s', async (_, wrongs) => {
    const { owner, passkey } = await newOwner();
    const client = await pendingFor(owner);
    const body = passkey.answer(await challengeOf(client), wrongs);
    expect(await finish(client, body)).toMatchObject(refusal('wrong-passkey'));
    expect((await client.call(me)).status).toBe(401);
  });

  test('nobody else’s passkey opens it, whatever id it tells', async () => {
    const { owner, passkey } = await newOwner();
    const stranger = await newOwner();
    const client = await pendingFor(owner);
    for (const id of [stranger.passkey.id, passkey.id]) {
      const body = stranger.passkey.answer(await challengeOf(client), { id });
      expect(await finish(client, body)).toMatchObject(refusal('wrong-passkey'));
    }
  });

  test('takes no answer twice, of twenty to one challenge on two instances one, and none that is late', async () => {
    const { owner, passkey } = await newOwner();
    const client = await pendingFor(owner);
    const answer = passkey.answer(await challengeOf(client));
    const other = new Client(there);
    const { host } = new URL(there.url);
    other.agent.jar.setCookies(client.cookie(), host.split(':')[0], '/');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => finish(at % 2 ? client : other, answer)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await finish(await pendingFor(owner), answer)).toMatchObject(refusal('wrong-passkey'));
    const late = await pendingFor(owner);
    const body = passkey.answer(await challengeOf(late));
    await age(owner, 'passkey_challenges');
    expect(await finish(late, body)).toMatchObject(refusal('wrong-passkey'));
  });

  test('takes no counter that goes back or stays, except of a passkey that never counts', async () => {
    const { owner, passkey } = await newOwner();
    const signIn = async (key: Passkey, wrongs?: Wrongs) => {
      const client = await pendingFor(owner);
      return (await finish(client, key.answer(await challengeOf(client), wrongs))).status;
    };
    expect(await signIn(passkey, { counter: 7 })).toBe(200);
    expect(await signIn(passkey, { counter: 7 })).toBe(403);
    expect(await signIn(passkey, { counter: 6 })).toBe(403);
    expect(await signIn(passkey, { counter: 0 })).toBe(403);
    expect(await signIn(passkey, { counter: 8 })).toBe(200);
    await query(here, 'UPDATE passkeys SET counter = 0 WHERE user_id = $1', [owner.user.id]);
    expect(await signIn(passkey, { counter: 0 })).toBe(200);
    expect(await signIn(passkey, { counter: 0 })).toBe(200);
  });

  test('ends after five tries of one sign-in, at once or one by one', async () => {
    const { owner, passkey } = await newOwner();
    const client = await pendingFor(owner);
    const wrong = passkey.answer(await challengeOf(client), { isVerified: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(client, wrong)));
    expect(statuses(answers)).toEqual([...Array<number>(15).fill(401), ...Array<number>(5).fill(403)]);
    expect(await client.call(passkeyChallenge)).toMatchObject(refusal('not-signed-in'));
  });

  test('makes no challenge without a password, and takes a recovery code in place of the passkey', async () => {
    expect(await new Client(here).call(passkeyChallenge)).toMatchObject(refusal('not-signed-in'));
    const { owner, recoveryCodes } = await newOwner();
    const late = await pendingFor(owner);
    await age(owner, 'pending_sign_ins');
    expect(await late.call(passkeyChallenge)).toMatchObject(refusal('not-signed-in'));
    const body = { kind: 'recovery', code: recoveryCodes[0] as string } as const;
    expect((await (await pendingFor(owner)).call(secondFactor, { body })).status).toBe(200);
    expect(await (await pendingFor(owner)).call(secondFactor, { body })).toMatchObject(refusal('wrong-code'));
  });
});
