import { endpoints, limits } from '@wayfellow/contracts';
import { type Client, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf, inviteTo, say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { guestOf, join, newTown } from './support/meetups.js';
import { allPages } from './support/pages.js';
import { query } from './support/query.js';
import { report } from './support/reports.js';

const { blocks, conversations, reports } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('reports_unseen') });
});
afterAll(() => instance?.close());

/** Whom somebody no longer sees. */
const unseenBy = async (who: Client) => (await who.call(reports.people)).body.map(({ id }) => id);
const block = (who: Client, whom: Client) => who.call(blocks.block, { params: { id: whom.user.id } });
const remove = (who: Client, id: number) =>
  who.call(conversations.remove, { params: { id, userId: who.user.id } });

describe('somebody I know from a group alone', () => {
  let ana: Client;
  let ben: Client;
  let eve: Client;
  let dora: Client;
  let id: number;
  beforeEach(async () => {
    [ana, ben, eve, dora] = (await newUsers(instance, 4)) as [Client, Client, Client, Client];
    id = await groupOf(ana, ben, eve);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['blocked me', () => block(eve, ben)],
    ['hides', () => query(instance, `UPDATE users SET findable = 'nobody' WHERE id = $1`, [eve.user.id])],
    [
      'is away',
      () => query(instance, `UPDATE users SET standing = 'suspended' WHERE id = $1`, [eve.user.id]),
    ],
  ])('and who %s is listed without the reason, to be reported and blocked', async (_, disappear) => {
    expect(await unseenBy(ben)).toEqual([]);
    await disappear();
    const { body } = await ben.call(reports.people);
    expect(body).toEqual([
      { id: eve.user.id, name: eve.user.name, lastContactAt: expect.any(String) as string },
    ]);
    expect((await report(ben, eve)).status).toBe(201);
    expect((await block(ben, eve)).status).toBe(204);
    expect(await unseenBy(ben)).toEqual([]);
  });

  test('is listed once, also who is in several with me, and page by page', async () => {
    await groupOf(dora, ben, eve);
    await block(eve, ben);
    await block(ana, ben);
    const pages = await allPages(ben, reports.people, { query: { limit: 1 } });
    expect(pages.flat().map((person) => person.id)).toEqual([eve.user.id, ana.user.id]);
  });

  test('is not listed where the two were never in it at the same time, or one was only invited', async () => {
    await befriend(ana, dora);
    await inviteTo(ana, id, dora);
    await remove(ben, id);
    await dora.call(conversations.answer, { params: { id }, body: { answer: 'joined' } });
    for (const who of [dora, eve]) await block(who, ben);
    await block(ben, ana);
    expect(await unseenBy(ben)).toEqual([eve.user.id]);
  });

  test(`is forgotten ${limits.unseenDays} days after the last message while both were in`, async () => {
    await remove(eve, id);
    await block(eve, ben);
    await say(ana, id, 'Hello');
    const age = (days: number) =>
      query(
        instance,
        `UPDATE messages SET created_at = now() - $2::int * interval '1 day'
         WHERE conversation_id = $1 AND sender_id <> $3`,
        [id, days, ana.user.id],
      );
    await age(limits.unseenDays - 1);
    expect(await unseenBy(ben)).toEqual([eve.user.id]);
    await age(limits.unseenDays);
    expect(await unseenBy(ben)).toEqual([]);
  });
});

test('guests of a meetup who block each other no longer see each other, and can report it', async () => {
  const town = await newTown(instance);
  const [ben, eve] = [await guestOf(instance, town), await guestOf(instance, town)];
  for (const who of [ben, eve]) expect((await join(who, town.meetup)).status).toBe(200);
  await block(eve, ben);
  expect(await unseenBy(ben)).toEqual([eve.user.id]);
});
