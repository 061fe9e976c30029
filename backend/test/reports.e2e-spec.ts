import { endpoints, limits, reportTexts } from '@wayfellow/contracts';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, newPair } from './support/matched.js';
import { mustWrite } from './support/messages.js';
import { makeDestination, query } from './support/query.js';
import { evidenceOf, mustReport, report } from './support/reports.js';

let instance: Instance;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await freshDatabase('reports');
  instance = await startInstance({ databaseUrl });
});
afterAll(() => instance?.close());

const problem = (status: number, code: string) => ({ status, body: { type: `/problems/${code}` } });
const hide = ({ user }: Client) =>
  query(instance, `UPDATE users SET findable = 'nobody' WHERE id = $1`, [user.id]);
const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;
const tipBy = async (author: Client): Promise<number> => {
  const params = { id: await makeDestination(instance, `Reported City ${author.user.id}`) };
  return (await author.call(endpoints.tips.create, { params, body: tip })).body.id;
};

test('a report is answered with a code that its reporter can refer to', async () => {
  const [ana, ben] = await newPair(instance);
  expect((await report(ana, ben)).body).toEqual({
    id: expect.any(Number) as number,
    code: expect.stringMatching(/^WF-[2-9A-HJ-NP-Z]{4,}$/) as string,
    status: 'received',
  });
});

test('nobody reports themself, or what they wrote', async () => {
  const [ana, ben] = await newPair(instance);
  const { id } = await mustWrite(ana, ben, 'Hello!');
  expect(await report(ana, ana)).toMatchObject({
    ...problem(400, 'self-report'),
    body: { detail: 'You cannot report yourself.' },
  });
  expect(await report(ana, ana, { subject: 'message', subjectId: id })).toMatchObject(
    problem(400, 'self-report'),
  );
  expect(await report(ana, ana, { subject: 'tip', subjectId: await tipBy(ana) })).toMatchObject(
    problem(400, 'self-report'),
  );
});

test('what the reporter neither sees nor saw is answered as if it did not exist', async () => {
  const [ana, ben] = await newPair(instance);
  const [carla, dina] = (await newUsers(instance, 2)) as [Client, Client];
  const { id } = await mustWrite(ana, ben, 'Between the two of us.');
  const tipId = await tipBy(dina);
  await hide(dina);
  const none = limits.messageId.max;
  expect(await report(carla, dina)).toMatchObject(problem(404, 'unknown-user'));
  expect(await report(carla, dina, { subjectId: none })).toMatchObject(problem(404, 'unknown-user'));
  for (const subjectId of [id, none])
    expect(await report(carla, ana, { subject: 'message', subjectId })).toMatchObject(
      problem(404, 'unknown-message'),
    );
  for (const subjectId of [tipId, none])
    expect(await report(carla, dina, { subject: 'tip', subjectId })).toMatchObject(
      problem(404, 'unknown-tip'),
    );
  await ana.call(endpoints.blocks.block, { params: { id: carla.user.id } });
  expect(await report(carla, ana)).toMatchObject(problem(404, 'unknown-user'));
});

test('people who were met, or blocked, can be reported although they are out of sight', async () => {
  const [ana, ben] = await newPair(instance);
  const carla = await newUser(instance);
  const { id } = await mustWrite(ben, ana, 'You will be sorry.');
  const tipId = await tipBy(ben);
  await ben.call(endpoints.blocks.block, { params: { id: ana.user.id } });
  await ana.call(endpoints.blocks.block, { params: { id: carla.user.id } });
  expect((await report(ana, ben)).status).toBe(201);
  expect((await report(ana, ben, { subject: 'message', subjectId: id })).status).toBe(201);
  expect((await report(ana, ben, { subject: 'tip', subjectId: tipId })).status).toBe(201);
  expect((await report(ana, carla)).status).toBe(201);
});

test('the reason is one that is offered for the subject, with words where it needs them', async () => {
  const [ana, ben] = await newPair(instance);
  const refused = (field: string, message: string) => ({
    status: 400,
    body: { errors: [{ field, message }] },
  });
  expect(await report(ana, ben, { reason: 'dangerous', text: 'A cliff.' })).toMatchObject(
    refused('reason', reportTexts.reason),
  );
  for (const text of [undefined, '', '  '])
    expect(await report(ana, ben, { reason: 'met', text })).toMatchObject(refused('text', reportTexts.text));
  expect((await report(ana, ben, { reason: 'met', text: 'He took my bag.' })).status).toBe(201);
});

test('the evidence is the chosen messages with five before and after each, and nothing else', async () => {
  const [ana, ben] = await newPair(instance);
  const carla = await newUser(instance);
  await befriend(ana, carla);
  const elsewhere = await mustWrite(carla, ana, 'Another conversation.');
  const ids: number[] = [];
  for (let count = 0; count < 30; count += 1)
    ids.push((await mustWrite(count % 2 ? ana : ben, count % 2 ? ben : ana, `Message ${count}`)).id);
  const { messagesAround } = limits;
  const chosen = [ids[10], ids[12]] as number[];
  const { id } = await mustReport(ana, ben, { messageIds: chosen });
  const [evidence] = await evidenceOf(instance, id);
  expect(evidence).toMatchObject({ isWhole: true, body: { person: { name: 'Ben' }, content: null } });
  expect(evidence?.body.messages.map((message) => message.id)).toEqual(
    ids.slice(10 - messagesAround, 12 + messagesAround + 1),
  );
  const kept = evidence?.body.messages.filter(({ isChosen }) => isChosen).map((message) => message.id);
  expect(kept).toEqual(chosen);
  expect(await report(ana, ben, { messageIds: [elsewhere.id] })).toMatchObject(
    problem(404, 'unknown-message'),
  );
  const tooMany = Array.from({ length: limits.reportedMessages + 1 }, (_, count) => count + 1);
  expect((await report(ana, ben, { messageIds: tooMany })).status).toBe(400);
});

test('the evidence stays as it was after edits, a block and the end of either account', async () => {
  const [ana, ben] = await newPair(instance);
  const { id: messageId } = await mustWrite(ben, ana, 'Send me 180 by tonight.');
  const tipId = await tipBy(ben);
  const reports = [
    await mustReport(ana, ben, { reason: 'scam', messageIds: [messageId] }),
    await mustReport(ana, ben, { subject: 'message', subjectId: messageId, alsoBlock: true }),
    await mustReport(ana, ben, { subject: 'tip', subjectId: tipId, reason: 'spam' }),
  ];
  const read = () => Promise.all(reports.map(({ id }) => evidenceOf(instance, id)));
  const before = await read();
  expect(before[1]?.[0]?.body.messages).toMatchObject([{ content: 'Send me 180 by tonight.' }]);
  expect(before[2]?.[0]?.body.content).toMatchObject(tip);
  const { id, email } = ben.user;
  await ben.call(endpoints.users.update, { params: { id }, body: { name: 'Somebody Else', email } });
  await ben.call(endpoints.tips.remove, { params: { id: tipId } });
  for (const one of [ben, ana]) await query(instance, 'DELETE FROM users WHERE id = $1', [one.user.id]);
  expect(await read()).toEqual(before);
  const { rows } = await query(instance, 'SELECT reporter_id FROM reports WHERE id = $1', [reports[0]?.id]);
  expect(rows).toEqual([{ reporter_id: null }]);
});

test('again while the case is open adds to the first report, and makes it as urgent as the worst', async () => {
  const [ana, ben] = await newPair(instance);
  const first = await mustReport(ana, ben, { reason: 'spam', text: 'Sells tours.' });
  const again = await mustReport(ana, ben, { reason: 'met', text: 'Followed me home.' });
  expect(again).toEqual(first);
  const { rows } = await query(
    instance,
    `SELECT reports.reason, text, urgency, extract(epoch FROM due_at - opened_at)::int / 3600 AS hours
     FROM reports JOIN cases ON cases.id = case_id WHERE reports.id = $1`,
    [first.id],
  );
  expect(rows).toEqual([
    { reason: 'met', text: 'Sells tours.\n\nFollowed me home.', urgency: 'urgent', hours: 4 },
  ]);
  expect(await evidenceOf(instance, first.id)).toHaveLength(2);
});

test('twenty travelers who report somebody at once make one case', async () => {
  const ben = await newUser(instance);
  const reporters = await newUsers(instance, 20);
  const answers = await Promise.all(reporters.map((each) => report(each, ben)));
  expect(answers.map(({ status }) => status)).toEqual(reporters.map(() => 201));
  const { rows } = await query(
    instance,
    `SELECT count(DISTINCT case_id)::int AS cases, count(*)::int AS reports FROM reports
     WHERE subject_kind = 'person' AND subject_id = $1`,
    [ben.user.id],
  );
  expect(rows).toEqual([{ cases: 1, reports: 20 }]);
});

test('reporting and blocking are one step, of which both or none happens', async () => {
  const [ana, ben] = await newPair(instance);
  const isBlocked = async () => (await ana.call(endpoints.blocks.list)).body.length === 1;
  expect((await report(ana, ben, { alsoBlock: true, messageIds: [1] })).status).toBe(404);
  expect(await isBlocked()).toBe(false);
  for (let count = 0; count < 2; count += 1) await mustReport(ana, ben, { alsoBlock: true });
  expect(await isBlocked()).toBe(true);
});

test('a deleted account that is to be blocked as well keeps nobody from reporting what it left', async () => {
  const [ana, ben] = (await newUsers(instance, 2)) as [Client, Client];
  const subjectId = await tipBy(ben);
  await query(instance, `UPDATE users SET standing = 'gone' WHERE id = $1`, [ben.user.id]);
  await mustReport(ana, ben, { subject: 'tip', subjectId, alsoBlock: true });
});

test(`one more than ${limits.reportsPerDay} reports a day is refused`, async () => {
  const strict = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const [ana, ben] = (await newUsers(strict, 2)) as [Client, Client];
    for (let count = 0; count < limits.reportsPerDay; count += 1)
      expect((await report(ana, ben)).status).toBe(201);
    expect((await report(ana, ben)).status).toBe(429);
  } finally {
    await strict.close();
  }
});
