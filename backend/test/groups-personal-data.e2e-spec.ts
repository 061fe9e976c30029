import { FORMER_TRAVELER, endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { answerInvitation, idOf, inviteTo, say, startGroup, textsFor } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { guestOf, join, leave, newTown } from './support/meetups.js';
import { tablesWith } from './support/personal-tables.js';
import { query } from './support/query.js';

const { blocks, conversations } = endpoints;

let instance: Instance;
beforeAll(async () => {
  // A web instance runs no jobs: no email is under way beside what a test does.
  instance = await startInstance({
    databaseUrl: await freshDatabase('groups_personal'),
  });
});
afterAll(() => instance?.close());

const personalData = () => instance.app.get(PersonalData);
const copyOf = (table: string, { user }: Client): Promise<Record<string, unknown>[]> =>
  instance.app.get(DataSource).query(personalData().tables.get(table)?.copy ?? '', [user.id]);
const erase = ({ user }: Client, takeBackMessages: boolean) =>
  instance.app
    .get(DataSource)
    .transaction((manager) =>
      personalData().erase(manager, user.id, { takeBackMessages, deleteTips: false }),
    );

const words = { first: 'Zanzibar or bust', title: 'Zeppelins ahoy', said: 'My brother is called Zoltan' };

let ana: Client;
let ben: Client;
let eve: Client;
let id: number;
beforeEach(async () => {
  [ana, ben, eve] = [
    await newUser(instance),
    await newUser(instance, { name: 'Ben' }),
    await newUser(instance),
  ];
  for (const other of [ben, eve]) await befriend(ana, other);
  id = idOf(await startGroup(ana, [ben, eve], words.first));
  await answerInvitation(ben, id, 'joined');
  await say(ana, id, words.said);
  await say(ben, id, 'Mine is called Bela');
  await answerInvitation(eve, id, 'joined');
});
const rename = (who: Client, title: string) =>
  who.call(conversations.rename, { params: { id }, body: { title } });

test('a copy has what one wrote and could read in a group, by whom, and no line of the system', async () => {
  await say(eve, id, 'Eve is here');
  await ben.call(conversations.remove, { params: { id, userId: ben.user.id } });
  await say(ana, id, 'After Ben');
  const one = { in: words.first, isMine: false, hiddenAt: null };
  expect(await copyOf('messages', ben)).toMatchObject([
    { ...one, with: ana.user.name, content: words.said },
    { ...one, with: null, isMine: true, content: 'Mine is called Bela' },
    { ...one, with: eve.user.name, content: 'Eve is here' },
  ]);
  expect((await copyOf('messages', eve)).map(({ content }) => content)).toEqual(['Eve is here', 'After Ben']);
  expect(await copyOf('conversation_members', ben)).toMatchObject([
    { kind: 'pair', state: 'member' },
    { kind: 'group', title: words.first, state: 'left' },
  ]);
});

test('a copy has no later name of a group that one left or was never in, and says that one is muted always', async () => {
  const dora = await newUser(instance);
  await befriend(ana, dora);
  await inviteTo(ana, id, dora);
  const seatsOf = async (who: Client) =>
    (await copyOf('conversation_members', who)).filter(({ kind }) => kind === 'group');
  const isNotMuted = { mutedUntil: null, isMutedAlways: false };
  await ben.call(conversations.remove, { params: { id, userId: ben.user.id } });
  await answerInvitation(dora, id, 'declined');
  await eve.call(conversations.mute, { params: { id }, body: { until: 'always' } });
  for (const who of [ben, dora])
    expect(await seatsOf(who)).toMatchObject([{ title: words.first, state: 'left', ...isNotMuted }]);
  await rename(ana, words.title);
  for (const who of [ben, dora]) expect(await seatsOf(who)).toMatchObject([{ title: null, state: 'left' }]);
  expect(await seatsOf(eve)).toMatchObject([{ title: words.title, mutedUntil: null, isMutedAlways: true }]);
});

test('a copy has nothing of what became of a meetup that one was taken out of, or that is hidden', async () => {
  const town = await newTown(instance);
  const [guest, stays] = [await guestOf(instance, town), await guestOf(instance, town)];
  for (const who of [guest, stays]) await join(who, town.meetup);
  const { id: meetupId, title, day, area } = town.meetup;
  const known = { title, day, area };
  const unknown = { title: null, day: null, area: null };
  const placesOf = (who: Client) => copyOf('meetup_members', who);
  expect(await placesOf(guest)).toMatchObject([{ ...known, state: 'joined' }]);
  await town.host.call(blocks.block, { params: { id: guest.user.id } });
  expect(await placesOf(guest)).toMatchObject([{ ...unknown, state: 'removed' }]);
  expect(await placesOf(stays)).toMatchObject([{ ...known, state: 'joined' }]);
  const sql = `INSERT INTO meetup_reminders (meetup_id, user_id, kind) SELECT $1, unnest($2::int[]), 'soon'`;
  await query(instance, sql, [meetupId, [guest.user.id, stays.user.id, town.host.user.id]]);
  const remindedOf = async (who: Client) => (await copyOf('meetup_reminders', who)).map((row) => row.title);
  const told = () => Promise.all([guest, stays, town.host].map(remindedOf));
  expect(await told()).toEqual([[null], [title], [title]]);
  await query(instance, 'UPDATE meetups SET hidden_at = now() WHERE id = $1', [meetupId]);
  expect(await placesOf(stays)).toMatchObject([{ ...unknown, state: 'joined' }]);
  expect(await told()).toEqual([[null], [null], [title]]);
});

test('a copy has what one could read each time one was in a meetup, and counts who could read what one wrote there', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  const chat = Number(town.meetup.conversationId);
  const readersOf = async ({ user }: Client): Promise<unknown> => {
    const sql = personalData().tables.get('messages')?.count ?? '';
    const [row] = await instance.app.get(DataSource).query<[{ count: number }]>(sql, [user.id]);
    return row.count;
  };
  await say(town.host, chat, 'Before');
  expect(await readersOf(town.host)).toBe(0);
  await join(guest, town.meetup);
  await say(town.host, chat, 'First');
  await leave(guest, town.meetup);
  await say(town.host, chat, 'Meanwhile');
  await join(guest, town.meetup);
  await say(town.host, chat, 'Again');
  expect((await copyOf('messages', guest)).map(({ content }) => content)).toEqual(['First', 'Again']);
  expect(await readersOf(town.host)).toBe(1);
});

test('a copy has nothing of those whom a block keeps apart, nor of one who was only invited', async () => {
  const dora = await newUser(instance);
  await befriend(ana, dora);
  await ana.call(conversations.invite, { params: { id }, body: { userIds: [dora.user.id] } });
  expect(await copyOf('messages', dora)).toEqual([]);
  await say(eve, id, 'Eve is here');
  await ben.call(blocks.block, { params: { id: eve.user.id } });
  expect((await copyOf('messages', ben)).map(({ content }) => content)).toEqual([
    words.said,
    'Mine is called Bela',
  ]);
  expect((await copyOf('messages', eve)).map(({ content }) => content)).toEqual(['Eve is here']);
});

test('what was written in a group stays there without a name, and so does its title', async () => {
  await rename(ana, words.title);
  await erase(ana, false);
  expect(await textsFor(ben, id)).toEqual([words.said, 'Mine is called Bela']);
  const { body } = await ben.call(conversations.one, { params: { id } });
  expect([body.title, body.members.some((member) => member.id === ana.user.id)]).toEqual([
    words.title,
    false,
  ]);
  expect(await copyOf('messages', ben)).toMatchObject([{ with: FORMER_TRAVELER }, { isMine: true }]);
});

test('who was apart from somebody who left us stays so when others come and go, and reads them once unblocked', async () => {
  const [dora, finn] = [await newUser(instance), await newUser(instance)];
  for (const friend of [dora, finn]) await befriend(ben, friend);
  await inviteTo(ben, id, dora, finn);
  await answerInvitation(dora, id, 'joined');
  await say(ana, id, 'Dora is here');
  await ben.call(blocks.block, { params: { id: ana.user.id } });
  await ana.call(blocks.block, { params: { id: eve.user.id } });
  await erase(ana, false);
  await answerInvitation(finn, id, 'joined');
  await dora.call(conversations.remove, { params: { id, userId: dora.user.id } });
  expect([await textsFor(ben, id), await textsFor(eve, id)]).toEqual([['Mine is called Bela'], []]);
  await ben.call(blocks.unblock, { params: { id: ana.user.id } });
  expect(await textsFor(ben, id)).toEqual([words.said, 'Mine is called Bela', 'Dora is here']);
  expect(await textsFor(eve, id)).toEqual([]);
});

test('what is taken back leaves neither words in a group nor a title, of any time', async () => {
  const own = [`Zeppelins of ${id}`, `Zodiacs of ${id}`, `Zithers of ${id}`];
  const [once, now, said] = own as [string, string, string];
  for (const title of [once, now]) await rename(ana, title);
  await say(ana, id, said);
  expect((await tablesWith(instance, own)).sort()).toEqual(['public.conversations', 'public.messages']);
  await erase(ana, true);
  expect(await tablesWith(instance, own)).toEqual([]);
  expect(await textsFor(ben, id)).toEqual(['', 'Mine is called Bela', '']);
  expect((await ben.call(conversations.one, { params: { id } })).body.title).toBeNull();
});

test('who leaves learns how many people read what they wrote', async () => {
  const readers = () => personalData().countOf(instance.app.get(DataSource).manager, 'messages', ana.user.id);
  // Eve joined after it.
  expect(await readers()).toBe(1);
  await say(ana, id, 'Hello, Eve');
  expect(await readers()).toBe(2);
});

test('a title goes with who chose it at the start, and stays where another has chosen it since', async () => {
  const other = idOf(await startGroup(ana, [ben], words.first));
  await answerInvitation(ben, other, 'joined');
  await rename(ben, 'Call it a day');
  await erase(ana, true);
  const titleOf = async (group: number) =>
    (await ben.call(conversations.one, { params: { id: group } })).body.title;
  expect([await titleOf(id), await titleOf(other)]).toEqual(['Call it a day', null]);
});
