import { endpoints, limits, problems } from '@wayfellow/contracts';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, groupOf, idOf, inviteTo, say, startGroup, textsFor } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, request } from './support/matched.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { blocks, conversations } = endpoints;
const ROUNDS = 50;

let here: Instance;
let there: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('groups_races');
  here = await startInstance({ databaseUrl });
  there = await startInstance({ databaseUrl });
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

const block = (who: Client, whom: Client) => who.call(blocks.block, { params: { id: whom.user.id } });
const remove = (who: Client, id: number, whom: Client) =>
  who.call(conversations.remove, { params: { id, userId: whom.user.id } });
const peopleOf = async (who: Client, id: number) =>
  (await who.call(conversations.one, { params: { id } })).body.members;

test('two invite at once where one more has room, 50 times on two instances: one of them is invited', async () => {
  const [ana, ben] = [await newUser(here), await newUser(there)];
  const id = await groupOf(ana, ben);
  const others = await newUsers(here, limits.group.people - 3);
  for (const other of others) await befriend(other, ana);
  expect((await inviteTo(ana, id, ...others)).status).toBe(200);
  const [one, other] = (await newUsers(here, 2)) as [Client, Client];
  await befriend(one, ana);
  await befriend(other, ben);
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all([inviteTo(ana, id, one), inviteTo(ben, id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, problems['group-full'].status]);
    expect(await peopleOf(ana, id)).toHaveLength(limits.group.people);
    await query(here, 'DELETE FROM conversation_members WHERE conversation_id = $1 AND user_id = ANY ($2)', [
      id,
      [one.user.id, other.user.id],
    ]);
  }
});

test('somebody joins while their invitation is taken back, 50 times: they are in, or they are not', async () => {
  const [ana, ben] = [await newUser(here), await newUser(there)];
  await befriend(ana, ben);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = idOf(await startGroup(ana, [ben]));
    const [joined, removed] = await Promise.all([answerInvitation(ben, id, 'joined'), remove(ana, id, ben)]);
    // Whichever came first: taken back, or taken out again.
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(joined.status);
    expect(await ben.call(conversations.one, { params: { id } })).toMatchObject(
      refusal('unknown-conversation'),
    );
    const { rows } = await query(
      here,
      `SELECT members, state FROM conversations JOIN conversation_members ON conversation_id = id AND user_id = $2
       WHERE id = $1`,
      [id, ben.user.id],
    );
    expect(rows).toEqual([{ members: [ana.user.id], state: 'removed' }]);
  }
});

test('somebody joins while a block comes between them and a member, 50 times: the two do not read each other', async () => {
  const [ana, ben, eve] = [await newUser(here), await newUser(here), await newUser(there)];
  await befriend(ana, ben);
  await befriend(ana, eve);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = idOf(await startGroup(ana, [ben, eve]));
    await answerInvitation(ben, id, 'joined');
    const [joined] = await Promise.all([answerInvitation(eve, id, 'joined'), block(ben, eve)]);
    expect(joined.status).toBe(200);
    await say(ben, id, 'from Ben');
    await say(eve, id, 'from Eve');
    expect(await textsFor(ben, id)).toEqual(['from Ben']);
    expect(await textsFor(eve, id)).toEqual(['from Eve']);
    await ben.call(blocks.unblock, { params: { id: eve.user.id } });
  }
});

describe('who cannot be added is answered alike', () => {
  let ana: Client;
  let ben: Client;
  let eve: Client;
  let id: number;
  beforeEach(async () => {
    [ana, ben, eve] = (await newUsers(here, 3)) as [Client, Client, Client];
    id = await groupOf(ana, ben);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['no match', () => Promise.resolve()],
    ['not answered yet', () => request(ana, eve)],
    [
      'blocked',
      async () => {
        await befriend(ana, eve);
        await block(ana, eve);
      },
    ],
    [
      'blocking',
      async () => {
        await befriend(ana, eve);
        await block(eve, ana);
      },
    ],
    [
      'blocked by another member',
      async () => {
        await befriend(ana, eve);
        await block(ben, eve);
      },
    ],
    [
      'blocking another member',
      async () => {
        await befriend(ana, eve);
        await block(eve, ben);
      },
    ],
    [
      'suspended',
      async () => {
        await befriend(ana, eve);
        await query(here, `UPDATE users SET standing = 'suspended' WHERE id = $1`, [eve.user.id]);
      },
    ],
    [
      'invited before',
      async () => {
        await befriend(ana, eve);
        await inviteTo(ana, id, eve);
      },
    ],
    [
      'declined before',
      async () => {
        await befriend(ana, eve);
        await inviteTo(ana, id, eve);
        await answerInvitation(eve, id, 'declined');
      },
    ],
    [
      'taken out before',
      async () => {
        await befriend(ana, eve);
        await inviteTo(ana, id, eve);
        await answerInvitation(eve, id, 'joined');
        await remove(ana, id, eve);
      },
    ],
  ])('%s', async (_, prepare) => {
    await prepare();
    const nobody = { user: { ...eve.user, id: limits.id.max } } as Client;
    const answer = await inviteTo(ana, id, eve);
    expect(answer).toMatchObject(refusal('cannot-add'));
    for (const other of [nobody, ana, ben])
      expect((await inviteTo(ana, id, other)).body).toEqual(answer.body);
    expect((await peopleOf(ana, id)).filter(({ state }) => state === 'member')).toHaveLength(2);
  });
});

test('one who cannot be added keeps out those who could be', async () => {
  const [ana, ben, eve] = (await newUsers(here, 3)) as [Client, Client, Client];
  await befriend(ana, ben);
  const body = { userIds: [ben.user.id, eve.user.id] };
  expect(await ana.call(conversations.create, { body })).toMatchObject(refusal('cannot-add'));
  expect((await ben.call(conversations.list)).body.filter(({ kind }) => kind === 'group')).toEqual([]);
});

test('a block takes back what one of the two has invited the other to', async () => {
  const [ana, ben, eve] = (await newUsers(here, 3)) as [Client, Client, Client];
  await befriend(ana, ben);
  await befriend(ana, eve);
  const id = idOf(await startGroup(ana, [ben, eve]));
  await block(ben, ana);
  expect(await answerInvitation(ben, id, 'joined')).toMatchObject(refusal('unknown-conversation'));
  expect((await peopleOf(ana, id)).map((person) => person.id)).toEqual([ana.user.id, eve.user.id]);
  expect((await answerInvitation(eve, id, 'joined')).status).toBe(200);
});

test('what somebody wrote who has left stays unread by whom a block keeps apart, also one that comes later', async () => {
  const [ana, ben, eve] = (await newUsers(here, 3)) as [Client, Client, Client];
  const id = await groupOf(ana, ben, eve);
  await say(eve, id, 'from Eve');
  await block(ben, eve);
  await remove(eve, id, eve);
  expect(await textsFor(ben, id)).toEqual([]);
  expect(await textsFor(ana, id)).toEqual(['from Eve']);
  await block(ana, eve);
  expect(await textsFor(ana, id)).toEqual([]);
  await ana.call(blocks.unblock, { params: { id: eve.user.id } });
  expect(await textsFor(ana, id)).toEqual(['from Eve']);
});
