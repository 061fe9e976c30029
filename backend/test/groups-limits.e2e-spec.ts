import { endpoints, groupLimits, limits } from '@wayfellow/contracts';
import { type Client, newUser, newUsers } from './support/client.js';
import { counted, hoursToWait } from './support/counted.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, groupOf, idOf, inviteTo, startGroup } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { conversations } = endpoints;
const { people, inviteDays } = limits.group;

let instance: Instance;
/** Where limits are those of real life. */
let strict: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('groups_limits');
  const env = { RATE_LIMIT_FACTOR: '1' };
  [instance, strict] = await Promise.all([
    startInstance({ databaseUrl }),
    startInstance({ databaseUrl, env }),
  ]);
});
afterAll(() => Promise.all([instance?.close(), strict?.close()]));

/** So many who are matched with somebody. */
const friendsOf = async (who: Client, count: number): Promise<Client[]> => {
  const friends = await newUsers(instance, count);
  for (const friend of friends) await befriend(friend, who);
  return friends;
};
const start = (who: Client, invited: readonly Client[]) =>
  who.call(conversations.create, { body: { userIds: invited.map(({ user }) => user.id) } });
const listed = async (who: Client, kind: string) =>
  (await who.call(conversations.list)).body.filter((chat) => chat.kind === kind);

describe.each([
  ['an account that is not new', 'everybody', false],
  ['a new account', 'newcomers', true],
] as const)('%s', (_, kind, isNew) => {
  let who: Client;
  beforeEach(async () => {
    who = await newUser(strict);
    if (!isNew)
      await query(
        instance,
        `UPDATE users SET created_at = now() - interval '90 days', confirmed_email = email WHERE id = $1`,
        [who.user.id],
      );
  });

  test('starts so many groups a day, and no more, also if it leaves them', async () => {
    const [friend] = (await friendsOf(who, 1)) as [Client];
    const most = groupLimits.startedPerDay[kind];
    const stranger = await newUser(instance);
    expect(await start(who, [stranger])).toMatchObject(refusal('cannot-add'));
    for (let i = 0; i < most; i += 1) {
      const { status, body } = await start(who, [friend]);
      expect(status).toBe(201);
      await who.call(conversations.remove, { params: { id: idOf(body), userId: who.user.id } });
    }
    const refused = { status: 429, body: { detail: `You can start ${counted(most, 'group')} a day.` } };
    await query(instance, `UPDATE conversations SET created_at = now() - interval '10 hours'`);
    const answer = await start(who, [friend]);
    expect(answer).toMatchObject(refused);
    expect(hoursToWait(answer)).toBe(14);
    expect(await listed(friend, 'group')).toEqual([]);
    await query(instance, `UPDATE conversations SET created_at = now() - interval '24 hours'`);
    expect((await start(who, [friend])).status).toBe(201);
  });

  test('has so many invitations waiting, and no more', async () => {
    const most = groupLimits.invitations[kind];
    const friends = await friendsOf(who, most + 1);
    const [last] = friends.splice(-1) as [Client];
    const groups: number[] = [];
    while (friends.length > 0) groups.push(idOf((await start(who, friends.splice(0, people - 2))).body));
    const id = groups.at(-1) as number;
    const refused = { status: 429, body: { detail: `${most} of your invitations can wait at a time.` } };
    expect(await inviteTo(who, id, last)).toMatchObject(refused);
    expect(await listed(last, 'group')).toEqual([]);
    const params = {
      id,
      userId: (await who.call(conversations.one, { params: { id } })).body.members[1]!.id,
    };
    expect((await who.call(conversations.remove, { params })).status).toBe(204);
    expect((await inviteTo(who, id, last)).status).toBe(200);
  });
});

test('invitations into a group that has closed do not wait any more', async () => {
  const who = await newUser(strict);
  const friends = await friendsOf(who, groupLimits.invitations.newcomers);
  const id = idOf((await start(who, friends)).body);
  await who.call(conversations.remove, { params: { id, userId: who.user.id } });
  await query(instance, `UPDATE conversations SET created_at = now() - interval '24 hours' WHERE id = $1`, [
    id,
  ]);
  expect((await start(who, friends)).status).toBe(201);
});

test('a group has twelve people with those who are invited, and no thirteenth', async () => {
  const ana = await newUser(instance);
  const friends = await friendsOf(ana, people);
  const [late] = friends.splice(-1) as [Client];
  expect((await start(ana, [...friends, late])).status).toBe(400);
  const id = idOf((await start(ana, friends)).body);
  expect(await inviteTo(ana, id, late)).toMatchObject(refusal('group-full'));
  expect((await answerInvitation(friends[0]!, id, 'joined')).status).toBe(200);
  expect(await inviteTo(ana, id, late)).toMatchObject(refusal('group-full'));
  expect((await answerInvitation(friends[1]!, id, 'declined')).status).toBe(200);
  expect((await inviteTo(ana, id, late)).status).toBe(200);
});

describe('an invitation', () => {
  let ana: Client;
  let ben: Client;
  let id: number;
  beforeEach(async () => {
    ana = await newUser(instance);
    [ben] = (await friendsOf(ana, 1)) as [Client];
    id = idOf(await startGroup(ana, [ben]));
  });
  /** As if so much of its time had passed. */
  const age = (minutesLeft: number) =>
    query(
      instance,
      `UPDATE conversation_members
       SET invited_at = now() - interval '${inviteDays} days' + $2 * interval '1 minute'
       WHERE user_id = $1 AND state = 'invited'`,
      [ben.user.id, minutesLeft],
    );

  test('waits 14 days', async () => {
    await age(1);
    expect(await listed(ben, 'group')).toHaveLength(1);
    expect((await answerInvitation(ben, id, 'joined')).status).toBe(200);
  });

  test('is gone after them: for who got it, from the group, and for good', async () => {
    await age(0);
    expect(await listed(ben, 'group')).toEqual([]);
    for (const answer of ['joined', 'declined'] as const)
      expect(await answerInvitation(ben, id, answer)).toMatchObject(refusal('unknown-conversation'));
    expect((await ana.call(conversations.one, { params: { id } })).body.members).toMatchObject([
      { id: ana.user.id },
    ]);
    expect(await inviteTo(ana, id, ben)).toMatchObject(refusal('cannot-add'));
  });

  test('is answered once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => answerInvitation(ben, id, 'joined')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { rows } = await query(instance, 'SELECT members FROM conversations WHERE id = $1', [id]);
    expect(rows).toEqual([{ members: [ana.user.id, ben.user.id] }]);
  });
});

test('a group is asked to take in somebody who exists, and each once', async () => {
  const ana = await newUser(instance);
  const [ben] = (await friendsOf(ana, 1)) as [Client];
  const id = await groupOf(ana, ...(await newUsers(instance, 1)));
  for (const userIds of [[], [ben.user.id, ben.user.id], [limits.id.max + 1]]) {
    const text = `Choose up to ${people - 1} travelers, each once`;
    for (const answer of [
      await ana.call(conversations.create, { body: { userIds } }),
      await ana.call(conversations.invite, { params: { id }, body: { userIds } }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'userIds', message: text }] } });
  }
});
