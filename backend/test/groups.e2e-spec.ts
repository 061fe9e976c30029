import { randomUUID } from 'node:crypto';
import { endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, groupOf, idOf, inviteTo, say, startGroup, textsFor } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { allPages } from './support/pages.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';

const { conversations, blocks, messages } = endpoints;

let instance: Instance;
let ana: Client;
let ben: Client;
let eve: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('groups') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  [ana, ben, eve] = (await Promise.all(['Ana', 'Ben', 'Eve'].map((name) => newUser(instance, { name })))) as [
    Client,
    Client,
    Client,
  ];
});

const unreadOf = async (client: Client) => (await client.call(messages.unread)).body.conversations;
const oneOf = async (client: Client, id: number) =>
  (await client.call(conversations.one, { params: { id } })).body;
const removeAs = (client: Client, id: number, other: Client) =>
  client.call(conversations.remove, { params: { id, userId: other.user.id } });

describe('a group', () => {
  test('shows its title and people to who is invited, and nothing that is said', async () => {
    await befriend(ana, ben);
    const id = idOf(await startGroup(ana, [ben], 'Andalusia by bus'));
    await say(ana, id, 'Anybody here?');
    const [listed] = (await ben.call(conversations.list)).body;
    expect(listed).toMatchObject({
      id,
      kind: 'group',
      title: 'Andalusia by bus',
      last: null,
      unreadCount: 0,
      invitedBy: { id: ana.user.id },
      members: [
        { id: ana.user.id, state: 'member', isHost: true, isMatched: true },
        { id: ben.user.id, state: 'invited' },
      ],
    });
    expect(await ben.call(conversations.messages, { params: { id } })).toMatchObject(
      refusal('unknown-conversation'),
    );
    expect(await unreadOf(ben)).toBe(0);
  });

  test('is read from joining on', async () => {
    await befriend(ana, ben);
    const id = idOf(await startGroup(ana, [ben]));
    await say(ana, id, 'before');
    expect((await answerInvitation(ben, id, 'joined')).status).toBe(200);
    await say(ana, id, 'after');
    expect(await textsFor(ben, id)).toEqual(['after']);
    expect(await textsFor(ana, id)).toEqual(['before', 'after']);
    expect(await unreadOf(ben)).toBe(1);
  });

  test('is the same for the same clientId', async () => {
    await befriend(ana, ben);
    const body = { userIds: [ben.user.id], clientId: randomUUID() };
    const [one, other] = [
      await ana.call(conversations.create, { body }),
      await ana.call(conversations.create, { body }),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
  });

  test('of which two have the same clientId can be handed on, and is not what the other made', async () => {
    await befriend(ana, ben);
    const clientId = randomUUID();
    const madeBy = (host: Client, guest: Client) =>
      host.call(conversations.create, { body: { userIds: [guest.user.id], clientId } });
    const [one, other] = [(await madeBy(ana, ben)).body, (await madeBy(ben, ana)).body];
    await answerInvitation(ben, idOf(one), 'joined');
    expect((await removeAs(ana, idOf(one), ana)).status).toBe(204);
    expect((await oneOf(ben, idOf(one))).members).toMatchObject([
      { id: ben.user.id, isHost: true },
      { id: ana.user.id, state: 'left' },
    ]);
    expect((await madeBy(ben, ana)).body.id).toBe(other.id);
  });

  test.each([
    ['a stranger', async () => undefined],
    [
      'somebody who blocks',
      async () => {
        await befriend(ana, eve);
        await eve.call(blocks.block, { params: { id: ana.user.id } });
      },
    ],
  ])('takes in nobody who is %s', async (_, prepare) => {
    await prepare();
    const answer = await ana.call(conversations.create, { body: { userIds: [eve.user.id] } });
    expect(answer).toMatchObject(refusal('cannot-add'));
  });

  test('asks no two who are in a block: at once, or while the one is waited for', async () => {
    await befriend(ana, ben);
    await befriend(ana, eve);
    await ben.call(blocks.block, { params: { id: eve.user.id } });
    const userIds = [ben.user.id, eve.user.id];
    expect(await ana.call(conversations.create, { body: { userIds } })).toMatchObject(refusal('cannot-add'));
    const id = idOf(await startGroup(ana, [ben]));
    expect(await inviteTo(ana, id, eve)).toMatchObject(refusal('cannot-add'));
    await answerInvitation(ben, id, 'declined');
    expect((await inviteTo(ana, id, eve)).status).toBe(200);
  });

  test('asks nobody twice', async () => {
    await befriend(ana, ben);
    await befriend(ana, eve);
    const id = idOf(await startGroup(ana, [ben]));
    await answerInvitation(ben, id, 'declined');
    const again = await ana.call(conversations.invite, { params: { id }, body: { userIds: [ben.user.id] } });
    expect(again).toMatchObject(refusal('cannot-add'));
  });

  test('is gone for who leaves or is taken out, and goes on with the oldest member', async () => {
    const id = await groupOf(ana, ben, eve);
    expect(await removeAs(ben, id, eve)).toMatchObject(refusal('not-host'));
    expect((await removeAs(ana, id, ana)).status).toBe(204);
    expect(await ana.call(conversations.one, { params: { id } })).toMatchObject(
      refusal('unknown-conversation'),
    );
    expect((await oneOf(ben, id)).members).toMatchObject([
      { id: ben.user.id, isHost: true },
      { id: eve.user.id },
      { id: ana.user.id, state: 'left' },
    ]);
    expect((await removeAs(ben, id, eve)).status).toBe(204);
    const late = await eve.call(conversations.send, { params: { id }, body: { content: 'Hello?' } });
    expect(late).toMatchObject(refusal('unknown-conversation'));
    expect((await removeAs(ben, id, ben)).status).toBe(204);
    const { rows } = await query(instance, 'SELECT members, is_open FROM conversations WHERE id = $1', [id]);
    expect(rows).toEqual([{ members: [], is_open: false }]);
  });

  test('keeps two apart between whom there is a block, and brings them together after it', async () => {
    const id = await groupOf(ana, ben, eve);
    const params = { id: eve.user.id };
    await ben.call(blocks.block, { params });
    await say(ben, id, 'from Ben');
    await say(eve, id, 'from Eve');
    expect(await textsFor(eve, id)).toEqual(['from Eve']);
    expect(await textsFor(ben, id)).toEqual(['from Ben']);
    expect(await textsFor(ana, id)).toEqual(['from Ben', 'from Eve']);
    expect([await unreadOf(ana), await unreadOf(ben), await unreadOf(eve)]).toEqual([1, 0, 0]);
    await ben.call(blocks.unblock, { params });
    expect(await textsFor(eve, id)).toEqual(['from Ben', 'from Eve']);
    expect(await unreadOf(eve)).toBe(1);
  });

  test('does not count in the header while it is muted, and shows its number', async () => {
    const id = await groupOf(ana, ben);
    await say(ana, id, 'one');
    expect(await unreadOf(ben)).toBe(1);
    for (const until of ['always', 'tomorrow'] as const) {
      expect((await ben.call(conversations.mute, { params: { id }, body: { until } })).status).toBe(204);
      expect(await unreadOf(ben)).toBe(0);
      expect(await oneOf(ben, id)).toMatchObject({ isMuted: true, unreadCount: 1 });
    }
    await ben.call(conversations.mute, { params: { id }, body: { until: null } });
    expect(await unreadOf(ben)).toBe(1);
  });

  test('stores a message once however often it is sent', async () => {
    const id = await groupOf(ana, ben);
    const body = { content: 'once', clientId: randomUUID() };
    const [one, other] = [
      await ana.call(conversations.send, { params: { id }, body }),
      await ana.call(conversations.send, { params: { id }, body }),
    ];
    expect(other.body).toEqual(one.body);
    expect(one.body.clientId).toBe(body.clientId);
    expect(await textsFor(ben, id)).toEqual(['once']);
  });

  test('is read up to a message, which the others see', async () => {
    const id = await groupOf(ana, ben);
    const one = await say(ana, id, 'one');
    await say(ana, id, 'two');
    const read = (messageId: number) => ben.call(conversations.read, { params: { id }, body: { messageId } });
    expect((await read(one.id)).status).toBe(204);
    expect(await oneOf(ben, id)).toMatchObject({ unreadCount: 1 });
    expect((await oneOf(ana, id)).members).toContainEqual(
      expect.objectContaining({ id: ben.user.id, readUpTo: one.id }),
    );
    // Not by who is only invited.
    await befriend(ana, eve);
    await inviteTo(ana, id, eve);
    expect((await oneOf(eve, id)).members.map(({ readUpTo }) => readUpTo)).toEqual(Array(3).fill(undefined));
    expect(await read(one.id + 1_000)).toMatchObject(refusal('unknown-message'));
  });
});

test('the list has pairs and groups, the latest first, page by page', async () => {
  const group = await groupOf(ana, ben, eve);
  await say(ben, group, 'in the group');
  await ben.call(messages.send, { body: { receiverId: ana.user.id, content: 'to Ana alone' } });
  const pages = await allPages(ana, conversations.list, { query: { limit: 1 } });
  expect(pages.flat().map(({ kind, last }) => [kind, last?.content])).toEqual([
    ['pair', 'to Ana alone'],
    ['group', 'in the group'],
    ['pair', undefined],
  ]);
  expect((await ana.call(conversations.list)).body).toEqual(pages.flat());
});
