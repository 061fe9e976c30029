import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { RemindersService } from '../src/modules/meetups/due/reminders.service.js';
import type { Client } from './support/client.js';
import { goTo } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { Mailbox } from './support/mailbox.js';
import { SPOT, guestsOf, join, leave, newTown } from './support/meetups.js';
import { choose, newReader, sendEmails } from './support/notification-emails.js';
import { query } from './support/query.js';

const { meetups, notifications } = endpoints;

let mailbox: Mailbox;
let instances: [Instance, Instance];
beforeAll(async () => {
  mailbox = await Mailbox.start();
  const databaseUrl = await freshDatabase('meetups_reminders');
  const start = () => startInstance({ databaseUrl, env: mailbox.env() });
  instances = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.close()));
  await mailbox?.close();
});

/** Where meetups of tests are. */
const TODAY = `(now() AT TIME ZONE zone)::date`;

/** Two workers at once, again and again. */
const remind = async () => {
  for (let round = 0; round < 3; round += 1)
    await Promise.all(instances.map(({ app }) => app.get(RemindersService).remind()));
};
const eventsOf = async (who: Client) =>
  (await who.call(notifications.list, {})).body
    .map(({ subject }) => subject.event)
    .filter((event) => event === 'day-before' || event === 'soon');

/** Lets a meetup begin in so many minutes, of which the evening before and the joining of all are past. */
const beginIn = (id: number, minutes: number) =>
  query(
    instances[0],
    `WITH moved AS (
       UPDATE meetups SET starts_at = now() + $2 * interval '1 minute', ends_at = now() + ($2 + 60) * interval '1 minute',
         remind_at = now() - interval '1 minute', created_at = now() - interval '2 days' WHERE id = $1
     )
     UPDATE meetup_members SET changed_at = now() - interval '2 days' WHERE meetup_id = $1`,
    [id, minutes],
  );

test('each is reminded once on the evening before and once two hours before; who left or waits is not', async () => {
  const town = await newTown(instances[0], { capacity: 2 });
  const [guest, gone, waits] = (await guestsOf(instances[0], town, 3)) as [Client, Client, Client];
  for (const who of [guest, gone]) await join(who, town.meetup);
  await leave(gone, town.meetup);
  const [second] = (await guestsOf(instances[0], town, 1)) as [Client];
  for (const who of [second, waits]) await join(who, town.meetup);
  await beginIn(town.meetup.id, 20 * 60);
  await remind();
  const all = [town.host, guest, second, gone, waits];
  const told = () => Promise.all(all.map(eventsOf));
  expect(await told()).toEqual([['day-before'], ['day-before'], ['day-before'], [], []]);
  await beginIn(town.meetup.id, 119);
  await remind();
  const both = ['soon', 'day-before'];
  expect(await told()).toEqual([both, both, both, [], []]);
  await town.host.call(meetups.setState, { params: { id: town.meetup.id }, body: { state: 'cancelled' } });
});

test('a worker that dies takes none: another reminds them', async () => {
  const town = await newTown(instances[0]);
  await beginIn(town.meetup.id, 20 * 60);
  const service = instances[0].app.get(RemindersService);
  const record = jest
    .spyOn(service as never as { record: () => Promise<void> }, 'record')
    .mockRejectedValue(new Error('The worker died'));
  await expect(service.remind()).rejects.toThrow('The worker died');
  record.mockRestore();
  expect(await eventsOf(town.host)).toEqual([]);
  await remind();
  expect(await eventsOf(town.host)).toEqual(['day-before']);
});

test('a meetup that does not take place reminds nobody, and one that is put off reminds again, but not of tomorrow when it is today', async () => {
  const town = await newTown(instances[0]);
  const params = { id: town.meetup.id };
  await beginIn(town.meetup.id, 20 * 60);
  await remind();
  const { title, day, minutes, area } = town.meetup;
  const body = { title, day, time: '16:00', minutes, area, spot: SPOT, capacity: 3, version: 1 };
  expect((await town.host.call(meetups.change, { params, body })).status).toBe(200);
  await beginIn(town.meetup.id, 20 * 60);
  await town.host.call(notifications.read, { body: { upToId: Number.MAX_SAFE_INTEGER } });
  await remind();
  expect(await eventsOf(town.host)).toEqual(['day-before', 'day-before']);

  const today = await newTown(instances[0]);
  await beginIn(today.meetup.id, 5 * 60);
  await query(instances[0], `UPDATE meetups SET day = ${TODAY} WHERE id = $1`, [today.meetup.id]);
  await remind();
  expect(await eventsOf(today.host)).toEqual([]);

  const other = await newTown(instances[0]);
  await beginIn(other.meetup.id, 20 * 60);
  await other.host.call(meetups.setState, { params: { id: other.meetup.id }, body: { state: 'cancelled' } });
  await remind();
  expect(await eventsOf(other.host)).toEqual([]);
});

test('a meetup that is being put off while a worker looks reminds nobody of the time that it had', async () => {
  const town = await newTown(instances[0]);
  await beginIn(town.meetup.id, 20 * 60);
  // As a change by its host does.
  await instances[0].app.get(DataSource).transaction(async (manager) => {
    await manager.query('SELECT FROM meetups WHERE id = $1 FOR UPDATE', [town.meetup.id]);
    await manager.query(
      `UPDATE meetups SET starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
         remind_at = remind_at + interval '1 day' WHERE id = $1`,
      [town.meetup.id],
    );
    await remind();
  });
  await remind();
  expect(await eventsOf(town.host)).toEqual([]);
});

test('the email of the evening before names title, time and part of town, never where exactly', async () => {
  const town = await newTown(instances[0]);
  const reader = await newReader(instances[0]);
  const silent = await newReader(instances[0]);
  await choose(silent, { emailed: ['request'] });
  for (const who of [reader, silent]) {
    await goTo(who, town.cityId, [4, 6]);
    await join(who, town.meetup);
  }
  await beginIn(town.meetup.id, 20 * 60);
  await remind();
  await sendEmails(instances[0]);
  const about = (who: Client) =>
    mailbox.to(who.user.email).filter(({ subject }) => subject.startsWith('Tomorrow'));
  const [email, ...more] = about(reader);
  expect([email?.subject, more]).toEqual([`Tomorrow: ${town.meetup.title}`, []]);
  expect(email?.text).toContain(town.meetup.area);
  expect(email?.text).toContain(`/meetups/${town.meetup.id}`);
  expect(about(silent)).toEqual([]);
  for (const who of [reader, silent])
    for (const { subject, text } of mailbox.to(who.user.email)) expect(subject + text).not.toContain(SPOT);
  await beginIn(town.meetup.id, 100);
  await remind();
  await sendEmails(instances[0]);
  expect(about(reader)).toHaveLength(1);
});
