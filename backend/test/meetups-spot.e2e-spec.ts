import { endpoints } from '@wayfellow/contracts';
import { RemindersService } from '../src/modules/meetups/due/reminders.service.js';
import { allCalls } from './support/blocked-calls.js';
import { Client } from './support/client.js';
import { goTo } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { download, mustHaveExport, textsIn } from './support/exports.js';
import { say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient, settled } from './support/live-client.js';
import { Mailbox } from './support/mailbox.js';
import { SPOT, type Town, join, leave, newTown } from './support/meetups.js';
import { newReader, sendEmails } from './support/notification-emails.js';
import { PushService, type Subscription, sendPushes } from './support/push-service.js';
import { query } from './support/query.js';

const { blocks, meetups } = endpoints;

/** What only those read who are in the chat. */
const SECRETS = [SPOT, 'By the spotless fountain'] as const;
const tells = (text: string): boolean => SECRETS.some((secret) => text.includes(secret));

let mailbox: Mailbox;
let pushes: PushService;
let instance: Instance;
beforeAll(async () => {
  [mailbox, pushes] = [await Mailbox.start(), await PushService.start()];
  const databaseUrl = await freshDatabase('meetups_spot');
  // No job takes in hand what the test runs.
  const env = { ...mailbox.env(), ...pushes.env(), ROLE: 'web' };
  instance = await startInstance({ databaseUrl, env });
});
afterAll(async () => {
  await instance?.close();
  await Promise.all([mailbox?.close(), pushes?.close()]);
});

/** Somebody who is there, reads every email and has a device. */
interface Person {
  client: Client;
  trip: number;
  device: Subscription;
}

const newPerson = async ({ cityId }: Town): Promise<Person> => {
  const client = await newReader(instance, 'Robin Reader');
  return { client, trip: await goTo(client, cityId, [4, 6]), device: await pushes.subscribe(client) };
};

/** The names of the reads that tell somebody, each called with every one of these ids. */
const toldBy = async (who: Client, ids: readonly number[]): Promise<string[]> => {
  const reads = allCalls.filter(({ endpoint: { method } }) => method === 'GET');
  const told: string[] = [];
  for (const { name, endpoint } of reads) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => String(param));
    const calls = names.length === 0 ? [{}] : ids.map((id) => ({ params: paramsOf(names, id) }));
    const answers = await Promise.all(calls.map((args) => who.call(endpoint, args as never)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    if (answers.some(({ text }) => tells(text ?? ''))) told.push(name);
  }
  return told.sort();
};
const paramsOf = (names: readonly string[], id: number) =>
  Object.fromEntries(names.map((name) => [name, id]));

const inMail = ({ client }: Person) =>
  mailbox.to(client.user.email).filter(({ subject, text }) => tells(subject + text));
const onDevice = ({ device }: Person) => pushes.to(device).filter(({ push }) => tells(JSON.stringify(push)));
const inCopy = async (client: Client): Promise<boolean> => {
  const { body } = await download(client, await mustHaveExport(instance, client));
  return tells(JSON.stringify(textsIn(body as Buffer)));
};

test('where exactly one meets is told to nobody who has not joined: in no answer, frame, email, push, calendar or copy', async () => {
  const town = await newTown(instance, { capacity: 2 });
  const { host, meetup } = town;
  const people: Person[] = [];
  for (let i = 0; i < 6; i += 1) people.push(await newPerson(town));
  const [guest, other, there, waits, gone, removed] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const params = { id: meetup.id };
  const chat = Number(meetup.conversationId);
  for (const { client } of [guest, gone]) await join(client, meetup);
  await leave(gone.client, meetup);
  await join(removed.client, meetup);
  await host.call(meetups.remove, { params: { ...params, userId: removed.client.user.id } });
  for (const { client } of [other, waits]) await join(client, meetup);
  const blocked = await newPerson(town);
  await guest.client.call(blocks.block, { params: { id: blocked.client.user.id } });

  const outside = [there, waits, gone, removed, blocked];
  const tabs = await Promise.all(outside.map(({ client }) => LiveClient.of(client)));
  const insider = await LiveClient.of(guest.client);
  const { id: messageId } = await say(host, chat, `We wait here: ${SPOT}`);
  const { title, day, minutes, area } = meetup;
  const body = { title, day, time: '11:00', minutes, area, spot: SECRETS[1], capacity: 2, version: 1 };
  expect((await host.call(meetups.change, { params, body })).status).toBe(200);
  await query(
    instance,
    `UPDATE meetups SET remind_at = now(), starts_at = now() + interval '20 hours', ends_at = now() + interval '1 day'`,
  );
  await query(instance, `UPDATE meetup_members SET changed_at = now() - interval '1 hour'`);
  await instance.app.get(RemindersService).remind();
  await sendEmails(instance);
  await sendPushes(instance);

  const ids = [meetup.id, chat, messageId, host.user.id, guest.client.user.id, town.hostTrip, town.cityId];
  const visitor = new Client(instance);
  expect(await toldBy(visitor, ids)).toEqual([]);
  for (const { client, trip } of outside) expect(await toldBy(client, [...ids, trip])).toEqual([]);
  for (const [at, live] of tabs.entries()) {
    await settled(live, (outside[at] as Person).client);
    expect(live.frames.filter((frame) => tells(JSON.stringify(frame)))).toEqual([]);
    await live.close();
  }
  for (const { client } of outside) expect(await inCopy(client)).toBe(false);
  // Not even to who has joined: whoever sees the mailbox or the device would be told, too.
  for (const person of [...outside, guest]) expect([inMail(person), onDevice(person)]).toEqual([[], []]);

  // What was sought is what those read who have joined.
  expect(await toldBy(guest.client, [...ids, guest.trip])).toEqual([
    'conversations.list',
    'conversations.messages',
    'conversations.one',
    'meetups.calendar',
    'meetups.mine',
    'meetups.ofTrip',
    'meetups.one',
  ]);
  expect(await inCopy(host)).toBe(true);
  await settled(insider, guest.client);
  expect(insider.frames.filter((frame) => tells(JSON.stringify(frame)))).toHaveLength(2);
  await insider.close();
  expect(mailbox.to(guest.client.user.email).map(({ subject }) => subject)).toContain(`Tomorrow: ${title}`);
  expect(pushes.to(guest.device)).not.toEqual([]);
});
