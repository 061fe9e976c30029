import { endpoints, limits, newAccountDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { ReferencesService } from '../src/modules/references/references.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';
import {
  PRAISE,
  addReference,
  ageMatch,
  mustWriteAbout,
  pageOf,
  referencesAbout,
  traveledPair,
  writeAbout,
} from './support/references.js';
import { evidenceOf, mustReport, report } from './support/reports.js';
import { setStanding } from './support/standings.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('references_shown') });
});
afterAll(() => instance?.close());

const problem = (status: number, code: string) => ({ status, body: { type: `/problems/${code}` } });
const joined = ({ user }: Client, daysAgo: number) =>
  query(instance, `UPDATE users SET created_at = now() - $2::int * interval '1 day' WHERE id = $1`, [
    user.id,
    daysAgo,
  ]);
/** Somebody whom these traveled with, as all of them say. */
const companionOf = async (others: readonly Client[]): Promise<Client> => {
  const ben = await newUser(instance, { name: 'Ben' });
  for (const one of others) {
    await befriend(one, ben);
    await ageMatch(instance, one, ben);
    await mustWriteAbout(one, ben);
    await mustWriteAbout(ben, one);
  }
  return ben;
};
const withdraw = (who: Client, id: number) => who.call(endpoints.references.withdraw, { params: { id } });
const reply = (who: Client, id: number, text = 'And so did I.') =>
  who.call(endpoints.references.reply, { params: { id }, body: { text } });

describe('with how many people somebody traveled', () => {
  test('counts people of whom both sides say so, once their accounts are old enough', async () => {
    const [ana, carla] = [await newUser(instance), await newUser(instance)];
    const ben = await companionOf([ana, carla]);
    const count = async () => (await pageOf(ben, ben)).trust.traveledWith;
    expect(await count()).toBe(0);
    await joined(ana, newAccountDays - 1);
    expect(await count()).toBe(0);
    await joined(ana, newAccountDays);
    expect(await count()).toBe(1);
    await joined(carla, 30);
    expect(await count()).toBe(2);
    await setStanding(instance, carla, 'banned');
    expect(await count()).toBe(1);
  });

  test('takes a text that says nothing for others to read, which no list has', async () => {
    const [ana, ben] = await traveledPair(instance);
    await joined(ana, 30);
    await mustWriteAbout(ana, ben, { text: null });
    await mustWriteAbout(ben, ana, { text: '' });
    expect(await pageOf(ben, ben)).toMatchObject({
      trust: { traveledWith: 1 },
      references: [],
      referenceCount: 0,
    });
  });
});

test('the latest come first, three on the page and all of them page by page', async () => {
  const authors = await Promise.all(Array.from({ length: 5 }, () => newUser(instance)));
  const ben = await companionOf(authors);
  const all = await referencesAbout(ben, ben);
  expect(all.map(({ author }) => author?.id)).toEqual(authors.map(({ user }) => user.id).reverse());
  const page = await pageOf(ben, ben);
  expect(page.references).toEqual(all.slice(0, limits.profileReferences));
  expect(page.referenceCount).toBe(5);
  const first = await ben.call(endpoints.references.list, {
    params: { id: ben.user.id },
    query: { limit: 2 },
  });
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.link as string)?.[1] as string;
  const second = (await ben.agent.get(next)).body as { id: number }[];
  expect([...first.body, ...second]).toEqual(all.slice(0, 4));
});

describe('a text that is shown', () => {
  test('is replied to once by whom it is about, and by nobody else', async () => {
    const [ana, ben] = await traveledPair(instance);
    await mustWriteAbout(ana, ben);
    await mustWriteAbout(ben, ana);
    const [about] = await referencesAbout(ben, ben);
    const id = about?.id as number;
    for (const who of [ana, await newUser(instance)])
      expect(await reply(who, id)).toMatchObject(problem(404, 'unknown-reference'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(ben, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await reply(ben, id)).toMatchObject(problem(409, 'reply-written'));
    expect(await referencesAbout(ana, ben)).toMatchObject([{ reply: 'And so did I.' }]);
  });

  test('has a reply of 1 to 300 characters', async () => {
    const [ana, ben] = await traveledPair(instance);
    const id = await addReference(instance, ana, ben);
    const { max } = limits.referenceReply;
    for (const text of ['', '  ', 'x'.repeat(max + 1)]) expect((await reply(ben, id, text)).status).toBe(400);
    expect((await reply(ben, id, 'x'.repeat(max))).status).toBe(201);
  });

  test('is withdrawn by its author alone, with the reply, and written no more', async () => {
    const [ana, ben] = await traveledPair(instance);
    for (const who of [ana, ben]) await joined(who, 30);
    const id = await mustWriteAbout(ana, ben);
    await mustWriteAbout(ben, ana);
    await reply(ben, id);
    expect(await withdraw(ben, id)).toMatchObject(problem(404, 'unknown-reference'));
    expect((await withdraw(ana, id)).status).toBe(204);
    expect(await withdraw(ana, id)).toMatchObject(problem(404, 'unknown-reference'));
    expect(await referencesAbout(ben, ben)).toEqual([]);
    expect(await referencesAbout(ben, ana)).toHaveLength(1);
    for (const who of [ana, ben]) expect((await pageOf(ben, who)).trust.traveledWith).toBe(0);
    expect(await writeAbout(ana, ben)).toMatchObject(problem(409, 'reference-written'));
    const { rowCount } = await query(instance, 'SELECT FROM travel_references WHERE id = $1 AND text = $2', [
      id,
      PRAISE,
    ]);
    expect(rowCount).toBe(0);
  });

  test('that waits can be withdrawn; what the other then writes is read alone', async () => {
    const [ana, ben] = await traveledPair(instance);
    await withdraw(ana, await mustWriteAbout(ana, ben));
    expect((await pageOf(ana, ben)).ownReference).toBeUndefined();
    expect(await writeAbout(ben, ana)).toMatchObject({ body: { state: 'shown' } });
    expect((await pageOf(ana, ana)).trust.traveledWith).toBe(0);
  });

  test('is hidden and shown again by moderators alone', async () => {
    const [ana, ben] = await traveledPair(instance);
    const id = await addReference(instance, ana, ben);
    const hide = (isHidden: boolean) =>
      instance.app
        .get(DataSource)
        .transaction((manager) => instance.app.get(ReferencesService).setHidden(manager, id, isHidden));
    await hide(true);
    expect(await referencesAbout(ben, ben)).toEqual([]);
    expect((await pageOf(ana, ben)).ownReference).toMatchObject({ state: 'not-shown' });
    await hide(false);
    expect(await referencesAbout(ben, ben)).toHaveLength(1);
  });

  test('is reported by who reads it, with its evidence; one that waits does not exist', async () => {
    const [ana, ben] = await traveledPair(instance);
    const carla = await newUser(instance);
    const id = await mustWriteAbout(ana, ben);
    const about = { subject: 'reference', subjectId: id, reason: 'hate' } as const;
    expect(await report(ben, ana, about)).toMatchObject(problem(404, 'unknown-reference'));
    await mustWriteAbout(ben, ana);
    expect(await report(ana, ana, about)).toMatchObject(problem(400, 'self-report'));
    for (const who of [ben, carla]) {
      const { id: reportId } = await mustReport(who, ana, about);
      expect(await evidenceOf(instance, reportId)).toMatchObject([
        { isWhole: true, body: { person: { name: 'Ana' }, content: { text: PRAISE, about: ben.user.id } } },
      ]);
    }
    await query(instance, `UPDATE users SET findable = 'nobody' WHERE id = $1`, [ben.user.id]);
    const dan = await newUser(instance);
    expect(await report(dan, ana, about)).toMatchObject(problem(404, 'unknown-reference'));
  });
});
