import { type GroupMessageView, endpoints, limits } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { ContactStore } from '../src/modules/moderation/deciding/contact.store.js';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, groupOf, inviteTo, say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { caseAbout, decide, newModerator, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { evidenceOf, mustReport, report } from './support/reports.js';

const { blocks, conversations } = endpoints;
const TEXT = 'Send me 180 and I will pay it back.';

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('groups_reports') });
  mod = await newModerator(instance);
});
afterAll(() => instance?.close());

let ana: Client;
let ben: Client;
let eve: Client;
let id: number;
beforeEach(async () => {
  [ana, ben, eve] = (await Promise.all(['Ana', 'Ben', 'Eve'].map((name) => newUser(instance, { name })))) as [
    Client,
    Client,
    Client,
  ];
  id = await groupOf(ana, ben, eve);
});

const remove = (who: Client, whom: Client) =>
  who.call(conversations.remove, { params: { id, userId: whom.user.id } });
const block = (who: Client, whom: Client) => who.call(blocks.block, { params: { id: whom.user.id } });
const reportMessage = (from: Client, message: GroupMessageView) =>
  report(from, ben, { subject: 'message', subjectId: message.id, reason: 'scam' });
const hide = async (message: GroupMessageView) =>
  decide(instance, mod, await caseAbout(instance, message.id, 'message'), { action: 'hide' });
const readBy = async (who: Client): Promise<GroupMessageView[]> =>
  (await who.call(conversations.messages, { params: { id } })).body;

describe('a message in a group', () => {
  test('is reported by who read it, also of somebody they have no match with', async () => {
    const message = await say(ben, id, TEXT);
    expect((await reportMessage(eve, message)).status).toBe(201);
    expect(await reportMessage(ben, message)).toMatchObject(refusal('self-report'));
    expect(await reportMessage(await newUser(instance), message)).toMatchObject(refusal('unknown-message'));
  });

  test('is reported by who has left, or was blocked since', async () => {
    const message = await say(ben, id, TEXT);
    await block(ben, eve);
    expect((await reportMessage(eve, message)).status).toBe(201);
    await remove(ana, ana);
    expect((await reportMessage(ana, message)).status).toBe(201);
  });

  test('does not exist for who was not in yet, or no longer, was only invited, or did not read its author', async () => {
    const before = await say(ben, id, TEXT);
    const [late, invited] = (await newUsers(instance, 2)) as [Client, Client];
    for (const friend of [late, invited]) await befriend(friend, ana);
    await inviteTo(ana, id, late, invited);
    await answerInvitation(late, id, 'joined');
    await answerInvitation(invited, id, 'declined');
    for (const who of [late, invited])
      expect(await reportMessage(who, before)).toMatchObject(refusal('unknown-message'));
    await block(eve, ben);
    await remove(late, late);
    const after = await say(ben, id, TEXT);
    for (const who of [late, eve])
      expect(await reportMessage(who, after)).toMatchObject(refusal('unknown-message'));
    expect((await reportMessage(ana, after)).status).toBe(201);
  });

  test('is no line of the system', async () => {
    const [line] = await readBy(ben);
    expect(line).toMatchObject({ kind: 'joined', senderId: ben.user.id });
    expect(await reportMessage(ana, line as GroupMessageView)).toMatchObject(refusal('unknown-message'));
  });
});

test('the evidence is the message with five before and after it that the reporter read, and without the names of others', async () => {
  const { messagesAround } = limits;
  const sent: GroupMessageView[] = [];
  for (let count = 0; count < 2 * messagesAround + 4; count += 1)
    sent.push(await say([ben, eve, ana][count % 3] as Client, id, `Message ${count}`));
  const chosen = sent[messagesAround + 1] as GroupMessageView;
  expect(chosen.senderId).toBe(ben.user.id);
  const receipt = await mustReport(ana, ben, { subject: 'message', subjectId: chosen.id, reason: 'scam' });
  const [kept] = await evidenceOf(instance, receipt.id);
  expect(kept).toMatchObject({ isWhole: true, body: { person: { name: 'Ben' } } });
  expect(kept?.body.messages).toMatchObject(
    sent.slice(1, 2 * messagesAround + 2).map((message) => ({
      id: message.id,
      senderId: message.senderId === eve.user.id ? null : message.senderId,
      content: message.content,
      isChosen: message.id === chosen.id,
    })),
  );
  const [evidence] = (await readCase(mod, await caseAbout(instance, chosen.id, 'message'))).evidence;
  expect(evidence?.messages.slice(0, 3).map((message) => [message.isTheirs, message.isOfAnother])).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
});

test('whoever was in a group with somebody reports and blocks them, although no list shows them', async () => {
  const message = await say(ben, id, TEXT);
  await query(instance, `UPDATE users SET findable = 'nobody' WHERE id = $1`, [ben.user.id]);
  expect(await report(await newUser(instance), ben)).toMatchObject(refusal('unknown-user'));
  const { id: reportId } = await mustReport(eve, ben, { messageIds: [message.id] });
  expect((await evidenceOf(instance, reportId))[0]?.body.messages).toMatchObject([{ id: message.id }]);
  const elsewhere = await say(ben, await groupOf(ben, await newUser(instance)), 'Elsewhere');
  expect(await report(eve, ben, { messageIds: [elsewhere.id] })).toMatchObject(refusal('unknown-message'));
  await block(ben, eve);
  expect((await block(eve, ben)).status).toBe(204);
});

describe('a message that is hidden', () => {
  let message: GroupMessageView;
  beforeEach(async () => {
    message = await say(ben, id, TEXT);
    await reportMessage(ana, message);
  });

  test('is read by nobody, and is brought to all without its text at once', async () => {
    const tabs = await Promise.all([ana, ben, eve].map((who) => LiveClient.of(who)));
    expect((await hide(message)).status).toBe(204);
    for (const tab of tabs)
      expect((await tab.next('new_group_message')).message).toMatchObject({
        id: message.id,
        content: '',
        isHidden: true,
      });
    for (const tab of tabs) await tab.close();
    for (const who of [ana, ben, eve])
      expect((await readBy(who)).at(-1)).toMatchObject({ id: message.id, content: '', isHidden: true });
    const [listed] = (await ana.call(conversations.list)).body.filter(({ kind }) => kind === 'group');
    expect(listed?.last).toMatchObject({ id: message.id, content: '', isHidden: true });
  });

  test('stays in the evidence, also of a report that comes later', async () => {
    await hide(message);
    const { id: reportId } = await mustReport(eve, ben, { reason: 'scam', messageIds: [message.id] });
    expect((await evidenceOf(instance, reportId))[0]?.body.messages).toMatchObject([
      { id: message.id, content: TEXT },
    ]);
  });
});

test('those who read somebody in a group are the contacts who can be warned of them, and those who could not are none', async () => {
  const [late] = (await newUsers(instance, 1)) as [Client];
  await befriend(late, ana);
  await say(ben, id, TEXT);
  await inviteTo(ana, id, late);
  await answerInvitation(late, id, 'joined');
  await remove(eve, eve);
  const contacts = await instance.app
    .get(DataSource)
    .transaction((manager) => instance.app.get(ContactStore).of(manager, ben.user.id, 30));
  expect(new Set(contacts)).toEqual(new Set([ana.user.id, eve.user.id]));
});
