import { type ChatView, type MeetupChangeInput, endpoints, meetupLines } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf, say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { heldUp } from './support/locks.js';
import {
  SPOT,
  type Town,
  changeOf,
  guestOf,
  guestsOf,
  join,
  leave,
  mustOffer,
  newTown,
} from './support/meetups.js';
import { query } from './support/query.js';
import { day } from './support/travelers.js';

const { blocks, conversations, meetups, notifications, trips } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetups_chat') });
});
afterAll(() => instance?.close());

const chatOf = async (who: Client, { meetup }: Town): Promise<ChatView | undefined> =>
  (await who.call(conversations.list)).body.find(({ id }) => id === meetup.conversationId);

const change = async (
  { host, meetup }: Town,
  changes: Partial<MeetupChangeInput>,
  version: number,
): Promise<void> => {
  const answer = await host.call(meetups.change, {
    params: { id: meetup.id },
    body: changeOf(version, changes),
  });
  if (answer.status !== 200) throw new Error(`Not changed: ${answer.status} ${answer.text}`);
};

const linesFor = async (who: Client, { meetup }: Town): Promise<string[]> => {
  const { body } = await who.call(conversations.messages, { params: { id: Number(meetup.conversationId) } });
  return body.filter(({ kind }) => kind === 'changed' || kind === 'cancelled').map(({ content }) => content);
};

/** The meetup's day as its chat writes it. */
const dayText = (count: number): string =>
  new Date(day(count)).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

test('the list and the chat say what, when and where it is, as it is now; who leaves has neither', async () => {
  const town = await newTown(instance);
  const [guest, other] = (await guestsOf(instance, town, 2)) as [Client, Client];
  expect(await chatOf(guest, town)).toBeUndefined();
  for (const who of [guest, other]) await join(who, town.meetup);
  const head = { id: town.meetup.id, day: day(5), time: '10:00', area: 'Old Town', spot: SPOT };
  expect(await chatOf(guest, town)).toMatchObject({
    kind: 'meetup',
    title: town.meetup.title,
    meetup: { ...head, title: town.meetup.title },
    isOpen: true,
  });
  expect((await chatOf(guest, town))?.meetup).not.toHaveProperty('zone');
  expect((await chatOf(guest, town))?.members.map(({ id }) => id)).toEqual([
    town.host.user.id,
    guest.user.id,
    other.user.id,
  ]);
  await change(town, { title: 'Tram 12 instead', time: '11:30' }, 1);
  const params = { id: Number(town.meetup.conversationId) };
  expect((await guest.call(conversations.one, { params })).body).toMatchObject({
    title: 'Tram 12 instead',
    meetup: { ...head, title: 'Tram 12 instead', time: '11:30' },
  });
  await leave(guest, town.meetup);
  expect(await chatOf(guest, town)).toBeUndefined();
  expect((await guest.call(conversations.one, { params })).status).toBe(404);
});

test('a line in the chat tells of another time or spot, with what it was; of nothing else', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  await join(guest, town.meetup);
  const live = await LiveClient.of(guest);
  await change(town, { title: 'Tram 12 instead', description: 'Bring a hat', minutes: 60, capacity: 4 }, 1);
  await change(town, { day: day(6), time: '11:30' }, 2);
  await change(town, { day: day(6), time: '11:30', spot: 'At the fountain' }, 3);
  const time = meetupLines.time(`${dayText(5)}, 10:00`, `${dayText(6)}, 11:30`);
  const spot = meetupLines.spot(`${SPOT}, Old Town`, 'At the fountain, Old Town');
  expect(await linesFor(guest, town)).toEqual([time, spot]);
  const kinds = { conversationId: town.meetup.conversationId, senderId: town.host.user.id, kind: 'changed' };
  for (const content of [time, spot])
    expect(await live.next('new_group_message')).toMatchObject({ message: { ...kinds, content } });
  await live.close();
});

test('at a place in own words times are by the host’s clocks, and those in the chat are told so', async () => {
  const host = await newUser(instance, { name: 'Hana Host' });
  const guest = await newUser(instance);
  const zone = 'Asia/Colombo';
  await host.call(notifications.keepZone, { body: { zone } });
  const trip = { destination: 'The tea hills of Ella', startDate: day(3), endDate: day(9) };
  const hostTrip = (await host.call(trips.create, { body: trip })).body.id;
  await guest.call(trips.create, { body: trip });
  const town = { cityId: 0, host, hostTrip, meetup: await mustOffer(host, hostTrip) };
  await join(guest, town.meetup);
  expect(town.meetup).toMatchObject({ destinationId: null, time: '10:00', zone });
  const { rows } = await query(
    instance,
    `SELECT starts_at = ($2 || ' 10:00')::timestamp AT TIME ZONE $3 AS "isThere" FROM meetups WHERE id = $1`,
    [town.meetup.id, day(5), zone],
  );
  expect(rows).toEqual([{ isThere: true }]);
  expect((await chatOf(guest, town))?.meetup).toMatchObject({ time: '10:00', zone });
  await change(town, { time: '11:30' }, 1);
  expect(await linesFor(guest, town)).toEqual([
    meetupLines.time(`${dayText(5)}, 10:00 (${zone} time)`, `${dayText(5)}, 11:30 (${zone} time)`),
  ]);
});

test('a line tells that it was cancelled, and the chat stays open for seven days from then', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  await join(guest, town.meetup);
  const params = { id: town.meetup.id };
  await town.host.call(meetups.setState, { params, body: { state: 'closed' } });
  await town.host.call(meetups.setState, { params, body: { state: 'cancelled' } });
  await town.host.call(meetups.setState, { params, body: { state: 'cancelled' } });
  expect(await linesFor(guest, town)).toEqual([meetupLines.cancelled]);
  const id = Number(town.meetup.conversationId);
  await say(guest, id, 'What a pity');
  const pass = (time: string) =>
    query(instance, `UPDATE conversations SET writable_until = writable_until - $2::interval WHERE id = $1`, [
      id,
      time,
    ]);
  await pass('6 days 23 hours');
  await say(guest, id, 'Next year, then');
  await pass('1 hour');
  const late = await guest.call(conversations.send, { params: { id }, body: { content: 'Too late' } });
  expect(late.status).toBe(403);
  expect((await chatOf(guest, town))?.isOpen).toBe(false);
});

test('a block locks the chats of meetups and groups by id, as messages do, whichever it changes first', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  const groupId = await groupOf(town.host, guest);
  const meetup = await mustOffer(town.host, town.hostTrip, { time: '15:00' });
  await join(guest, meetup);
  expect(groupId).toBeLessThan(Number(meetup.conversationId));
  const blocked = await heldUp(
    instance,
    { sql: 'SELECT FROM conversations WHERE id = $1 FOR UPDATE', values: [groupId] },
    () => town.host.call(blocks.block, { params: { id: guest.user.id } }),
    // The block waits for the group, and has not locked what comes after it.
    async () => {
      await query(instance, 'SELECT FROM conversations WHERE id = $1 FOR UPDATE NOWAIT', [
        meetup.conversationId,
      ]);
    },
  );
  expect(blocked.status).toBe(204);
});
