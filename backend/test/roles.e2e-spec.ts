import { promisify } from 'node:util';
import { Controller, Module } from '@nestjs/common';
import { endpoint, endpoints, limits } from '@wayfellow/contracts';
import type { SessionData } from 'express-session';
import { AppModule } from '../src/app.module.js';
import { RoleRefusal, giveRole } from '../src/operations/roles.js';
import { Route } from '../src/platform/http/route.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { SessionStore } from '../src/platform/sessions/session-store.js';
import { Authenticator } from './support/authenticator.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const calls = {
  moderator: endpoint('GET /api/probe/moderator', {
    access: 'moderator',
    summary: 'For moderators',
    status: 204,
  }),
  lead: endpoint('GET /api/probe/lead', { access: 'lead', summary: 'For leads', status: 204 }),
};

@Controller()
class ProbeController {
  @Route(calls.moderator)
  moderator(): void {}

  @Route(calls.lead)
  lead(): void {}
}

@Module({ imports: [AppModule], controllers: [ProbeController] })
class WithProbe {}

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('roles'), root: WithProbe });
});
afterAll(() => instance?.close());

const give = (verb: string, username: string) => giveRole(instance.app.get(PgPool), verb, username);
const answersTo = async (client: Client) => [
  (await client.call(calls.moderator)).status,
  (await client.call(calls.lead)).status,
];
const newOwner = async () => {
  const owner = await newUser(instance);
  return { owner, phone: await Authenticator.turnOn(owner) };
};
const confirm = (client: Client, phone: Authenticator) =>
  client.call(endpoints.auth.confirmSecondFactor, { body: { kind: 'totp', code: phone.code(1) } });

test('is given to an account with a second step, and to no other', async () => {
  const ana = await newUser(instance);
  await expect(give('add', ana.user.username)).rejects.toThrow('second step');
  await expect(give('add', 'nobody-at-all')).rejects.toThrow(RoleRefusal);
  await expect(give('promote', ana.user.username)).rejects.toThrow('npm run moderator');
  expect((await ana.call(endpoints.auth.me)).body).not.toHaveProperty('role');

  await Authenticator.turnOn(ana);
  await give('add', ana.user.username.toUpperCase());
  expect((await ana.call(endpoints.auth.me)).body.role).toBe('moderator');
  await give('lead', ana.user.username);
  expect((await ana.call(endpoints.auth.me)).body.role).toBe('lead');
  await give('remove', ana.user.username);
  expect((await ana.call(endpoints.auth.me)).body).not.toHaveProperty('role');
  await query(instance, `UPDATE users SET standing = 'suspended' WHERE id = $1`, [ana.user.id]);
  await expect(give('add', ana.user.username)).rejects.toThrow('restricted');
});

describe('the calls of moderators', () => {
  test('do not exist for anybody without a role', async () => {
    const { owner, phone } = await newOwner();
    await confirm(owner, phone);
    for (const client of [new Client(instance), await newUser(instance), owner]) {
      expect(await client.call(calls.moderator)).toMatchObject(refusal('not-found'));
      expect(await client.call(calls.lead)).toMatchObject(refusal('not-found'));
    }
  });

  test('ask for a second factor of this session within twelve hours', async () => {
    const { owner, phone } = await newOwner();
    await give('add', owner.user.username);
    expect(await owner.call(calls.moderator)).toMatchObject(refusal('confirm-second-factor'));
    const wrong = { body: { kind: 'totp', code: phone.wrongCode() } } as const;
    expect(await owner.call(endpoints.auth.confirmSecondFactor, wrong)).toMatchObject(refusal('wrong-code'));
    expect((await confirm(owner, phone)).status).toBe(204);
    expect(await answersTo(owner)).toEqual([204, 404]);
    await give('lead', owner.user.username);
    expect(await answersTo(owner)).toEqual([204, 204]);

    const ago = (limits.confirmedHours * 60 * 60 - 60) * 1_000;
    const age = `UPDATE session SET sess = jsonb_set(sess::jsonb, '{secondFactorAt}', to_jsonb($2::bigint))
      WHERE sess->'passport'->>'user' = $1::text`;
    await query(instance, age, [owner.user.id, Date.now() - ago]);
    expect(await answersTo(owner)).toEqual([204, 204]);
    await query(instance, age, [owner.user.id, Date.now() - ago - 120_000]);
    expect(await answersTo(owner)).toEqual([403, 403]);
  });

  test('are closed to a session from when its last factor is off', async () => {
    const { owner, phone } = await newOwner();
    await give('lead', owner.user.username);
    expect((await confirm(owner, phone)).status).toBe(204);
    expect(await answersTo(owner)).toEqual([204, 204]);
    const body = { password: 'correct horse', code: phone.recoveryCodes[0] as string };
    expect((await owner.call(endpoints.account.turnOffSecondStep, { body })).status).toBe(204);
    expect(await answersTo(owner)).toEqual([403, 403]);
  });

  test('are closed with it to all other sessions, also to one that is saved meanwhile, and stay so with a new factor', async () => {
    const { owner, phone } = await newOwner();
    await give('lead', owner.user.username);
    const other = new Client(instance);
    const body = { username: owner.user.username, password: 'correct horse' };
    await other.call(endpoints.auth.login, { body });
    const code = { kind: 'recovery', code: phone.recoveryCodes[0] as string } as const;
    expect((await other.call(endpoints.auth.secondFactor, { body: code })).status).toBe(200);
    expect(await answersTo(other)).toEqual([204, 204]);

    const store = instance.app.get(SessionStore);
    const sid = decodeURIComponent(other.cookie()).replace(/^.*?=s:|\.[^.]*$/g, '');
    const read = await promisify(store.get.bind(store))(sid);
    expect(read).toMatchObject({ secondFactorAt: expect.any(Number) as number });
    const proof = { password: 'correct horse', code: phone.recoveryCodes[1] as string };
    expect((await owner.call(endpoints.account.turnOffSecondStep, { body: proof })).status).toBe(204);
    expect(await answersTo(other)).toEqual([403, 403]);
    // A request that began before, and renews its session.
    await promisify(store.set.bind(store))(sid, { ...(read as SessionData), renewedAt: Date.now() });
    await Authenticator.turnOn(owner);
    expect(await answersTo(other)).toEqual([403, 403]);
    expect((await other.call(endpoints.auth.me)).status).toBe(200);
  });

  test('a sign-in by a second factor counts, of this session alone; a role that was taken away ends at once', async () => {
    const { owner, phone } = await newOwner();
    await give('lead', owner.user.username);
    const other = new Client(instance);
    await other.call(endpoints.auth.login, {
      body: { username: owner.user.username, password: 'correct horse' },
    });
    const code = { kind: 'recovery', code: phone.recoveryCodes[0] as string } as const;
    expect((await other.call(endpoints.auth.secondFactor, { body: code })).status).toBe(200);
    expect(await answersTo(other)).toEqual([204, 204]);
    expect(await answersTo(owner)).toEqual([403, 403]);
    await give('remove', owner.user.username);
    expect(await answersTo(other)).toEqual([404, 404]);
  });
});
