import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { GroupChatService } from '../src/modules/conversations/group-chat.service.js';
import { MeetupConversations } from '../src/modules/conversations/meetup-conversations.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf, say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';

const { blocks, conversations } = endpoints;
const ROUNDS = 200;

let here: Instance;
let there: Instance;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('groups_live');
  here = await startInstance({ databaseUrl });
  there = await startInstance({ databaseUrl });
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

let ana: Client;
let ben: Client;
let eve: Client;
let tabs: LiveClient[];
beforeEach(async () => {
  [ana, ben, eve] = await Promise.all([
    newUser(here, { name: 'Ana' }),
    newUser(here, { name: 'Ben' }),
    newUser(there, { name: 'Eve' }),
  ]);
  tabs = await Promise.all([ana, ben, eve].map((client) => LiveClient.of(client)));
});
afterEach(() => {
  for (const tab of tabs) tab.cut();
});

/** The texts that a socket was brought, up to one that comes after all others. */
const broughtUntil = async (tab: LiveClient, last: string): Promise<string[]> => {
  const texts: string[] = [];
  await tab.until((frame) => {
    if (frame.type === 'new_group_message' && frame.message.kind === 'text')
      texts.push(frame.message.content);
    return texts.at(-1) === last;
  });
  return texts;
};

test('a message over a socket reaches all who are in, on both instances, in one order', async () => {
  const conversationId = await groupOf(ana, ben, eve);
  const [anas, bens, eves] = tabs as [LiveClient, LiveClient, LiveClient];
  for (const content of ['one', 'two', 'three'])
    anas.send({ type: 'group_message', conversationId, content });
  for (const tab of [anas, bens, eves])
    expect(await broughtUntil(tab, 'three')).toEqual(['one', 'two', 'three']);
});

test('typing and reading are told to the others, and not to who does it', async () => {
  const conversationId = await groupOf(ana, ben, eve);
  const [anas, bens, eves] = tabs as [LiveClient, LiveClient, LiveClient];
  const { id } = await say(ana, conversationId, 'Hello!');
  bens.send({ type: 'group_typing', conversationId, isTyping: true });
  bens.send({ type: 'read_receipt', messageId: id });
  for (const tab of [anas, eves]) {
    expect(await tab.next('group_typing_indicator')).toEqual({
      type: 'group_typing_indicator',
      conversationId,
      senderId: ben.user.id,
      isTyping: true,
    });
    expect(await tab.next('group_read_receipt')).toEqual({
      type: 'group_read_receipt',
      conversationId,
      messageId: id,
      readerId: ben.user.id,
    });
  }
  expect(bens.frames.filter(({ type }) => type.startsWith('group_'))).toEqual([]);
});

test('what waits to be told is not brought to whom a block has kept apart since', async () => {
  const id = await groupOf(ana, ben, eve);
  const [anas, , eves] = tabs as [LiveClient, LiveClient, LiveClient];
  const sent = [await say(ana, id, 'One'), await say(ana, id, 'Two')];
  const tell = async (at: 0 | 1) => {
    await here.app.get(GroupChatService).typing(ben.user.id, id, at === 0);
    const body = { messageId: sent[at]?.id as number };
    expect((await ben.call(conversations.read, { params: { id }, body })).status).toBe(204);
  };
  const told = async (tab: LiveClient) => [
    (await tab.next('group_typing_indicator')).isTyping,
    (await tab.next('group_read_receipt')).messageId,
  ];
  await tell(0);
  for (const tab of [anas, eves]) expect(await told(tab)).toEqual([true, sent[0]?.id]);
  await tell(1);
  await ben.call(blocks.block, { params: { id: eve.user.id } });
  expect(await told(anas)).toEqual([false, sent[1]?.id]);
  await say(ana, id, 'Three');
  await eves.until((frame) => {
    expect(frame.type).not.toMatch(/group_(typing|read)/);
    return frame.type === 'new_group_message' && frame.message.content === 'Three';
  });
});

test('whoever is apart from the sender is brought nothing', async () => {
  const conversationId = await groupOf(ana, ben, eve);
  await ben.call(blocks.block, { params: { id: eve.user.id } });
  await say(ben, conversationId, 'not for Eve');
  await say(ana, conversationId, 'for all');
  const [anas, bens, eves] = tabs as [LiveClient, LiveClient, LiveClient];
  expect(await broughtUntil(anas, 'for all')).toEqual(['not for Eve', 'for all']);
  expect(await broughtUntil(bens, 'for all')).toEqual(['not for Eve', 'for all']);
  expect(await broughtUntil(eves, 'for all')).toEqual(['for all']);
});

/** Makes these the members of a meetup's chat, as the meetup's transaction does. */
const setMembers = async (meetupId: number, members: readonly Client[]): Promise<void> => {
  const ids = members.map(({ user }) => user.id);
  const tell = await here.app
    .get(DataSource)
    .transaction((manager) => here.app.get(MeetupConversations).setMembers(manager, meetupId, ids));
  tell();
};

test('somebody leaves while another writes, 200 times on two instances: they are brought what was stored before, and no more', async () => {
  const meetupId = 1;
  const id = await here.app
    .get(DataSource)
    .transaction((manager) =>
      here.app.get(MeetupConversations).create(manager, { meetupId, hostId: ana.user.id }),
    );
  await setMembers(meetupId, [ana, ben, eve]);
  const [, , eves] = tabs as [LiveClient, LiveClient, LiveClient];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [sent] = await Promise.all([say(ben, id, `round ${round}`), setMembers(meetupId, [ana, ben])]);
    const { rows } = await query<{ leftAt: number }>(
      here,
      `SELECT left_at_id::int AS "leftAt" FROM conversation_members WHERE conversation_id = $1 AND user_id = $2`,
      [id, eve.user.id],
    );
    const wasIn = sent.id <= Number(rows[0]?.leftAt);
    await setMembers(meetupId, [ana, ben, eve]);
    await say(ben, id, `after ${round}`);
    const expected = wasIn ? [`round ${round}`, `after ${round}`] : [`after ${round}`];
    expect(await broughtUntil(eves, `after ${round}`)).toEqual(expected);
  }
});
