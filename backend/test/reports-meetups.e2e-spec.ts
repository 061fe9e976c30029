import { endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { goTo } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import {
  SPOT,
  guestOf,
  guestsOf,
  join,
  leave,
  mustOffer,
  newTown,
  reportOf,
  seenBy,
} from './support/meetups.js';
import { say } from './support/groups.js';
import { heldUp } from './support/locks.js';
import { caseAbout, newModerator, newVoice, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { evidenceOf, mustReport, report } from './support/reports.js';

const { blocks, meetups } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('reports_meetups') });
});
afterAll(() => instance?.close());

test('a meetup is reported by who sees it, and by who was in it whatever became of that; to all others it does not exist', async () => {
  const town = await newTown(instance);
  const [there, removed, left, blocked] = (await guestsOf(instance, town, 4)) as [
    Client,
    Client,
    Client,
    Client,
  ];
  for (const who of [removed, left, blocked]) await join(who, town.meetup);
  const { id } = town.meetup;
  await town.host.call(meetups.remove, { params: { id, userId: removed.user.id } });
  await leave(left, town.meetup);
  await town.host.call(blocks.block, { params: { id: blocked.user.id } });
  for (const who of [there, removed, left, blocked])
    expect((await report(who, town.host, reportOf(town))).status).toBe(201);

  const unseen = await guestOf(instance, town);
  await town.host.call(blocks.block, { params: { id: unseen.user.id } });
  for (const who of [unseen, await newUser(instance)])
    expect(await report(who, town.host, reportOf(town))).toMatchObject(refusal('unknown-meetup'));
  expect(await report(there, town.host, { ...reportOf(town), subjectId: 2_000_000_000 })).toMatchObject(
    refusal('unknown-meetup'),
  );
  expect(await report(town.host, town.host, reportOf(town))).toMatchObject(refusal('self-report'));
  expect(
    (await report(there, town.host, { ...reportOf(town), reason: 'dangerous', text: 'No.' })).status,
  ).toBe(400);
});

test('it is kept as its reporter read it: where exactly only if they had joined, and as it was then', async () => {
  const town = await newTown(instance, { description: 'Bring 50 in cash.' });
  const [outside, inside] = (await guestsOf(instance, town, 2)) as [Client, Client];
  await join(inside, town.meetup);
  const kept = [];
  for (const who of [outside, inside]) kept.push(await mustReport(who, town.host, reportOf(town)));
  const { title, area, destination: place } = town.meetup;
  const said = { title, description: 'Bring 50 in cash.', place, area };
  await query(instance, `UPDATE meetups SET title = 'Another title', spot = 'Elsewhere' WHERE id = $1`, [
    town.meetup.id,
  ]);
  const contents = await Promise.all(kept.map(({ id }) => evidenceOf(instance, id)));
  expect(contents).toMatchObject([
    [{ isWhole: true, body: { person: { name: 'Hana Host' }, content: { ...said, spot: null } } }],
    [{ isWhole: true, body: { content: { ...said, spot: SPOT } } }],
  ]);
  const mod = await newModerator(instance);
  const found = await readCase(mod, await caseAbout(instance, town.meetup.id, 'meetup'));
  expect(found).toMatchObject({ subject: 'meetup', name: 'Hana Host', reports: 2 });
  expect(found.evidence[0]?.content).toContainEqual({ label: 'spot', text: SPOT });
  expect(found.evidence[1]?.content.map(({ label }) => label)).not.toContain('spot');
  expect(found.evidence[0]?.content).toContainEqual({
    label: 'startsAt',
    text: `${town.meetup.day} 10:00 (${town.meetup.zone})`,
  });
});

test('what is said in its chat is reported by who was in then, also who left and came again since; not what was said meanwhile', async () => {
  const town = await newTown(instance);
  const [guest, late] = (await guestsOf(instance, town, 2)) as [Client, Client];
  const chat = Number(town.meetup.conversationId);
  const sent: number[] = [];
  const tell = async (content: string) => sent.push((await say(town.host, chat, content)).id);
  await tell('Before');
  await join(guest, town.meetup);
  await tell('First');
  await leave(guest, town.meetup);
  await tell('Meanwhile');
  for (const who of [guest, late]) await join(who, town.meetup);
  await tell('Again');
  await leave(late, town.meetup);
  const [before, first, meanwhile, again] = sent as [number, number, number, number];
  const reportMessage = (who: Client, id: number) =>
    report(who, town.host, { subject: 'message', subjectId: id, reason: 'scam' });
  for (const id of [before, meanwhile])
    expect(await reportMessage(guest, id)).toMatchObject(refusal('unknown-message'));
  for (const id of [before, first, meanwhile])
    expect(await reportMessage(late, id)).toMatchObject(refusal('unknown-message'));
  expect((await reportMessage(late, again)).status).toBe(201);
  const kept = await mustReport(guest, town.host, { subject: 'message', subjectId: first, reason: 'scam' });
  expect((await evidenceOf(instance, kept.id))[0]?.body.messages).toMatchObject([
    { id: first },
    { id: again },
  ]);
});

test('it is hidden by rule when three whose voices weigh enough agree, also where each blocks the host', async () => {
  const town = await newTown(instance);
  const voice = async () => {
    const who = await newVoice(instance);
    await goTo(who, town.cityId, [4, 6]);
    return who;
  };
  for (let voices = 0; voices < 2; voices += 1)
    await mustReport(await voice(), town.host, { ...reportOf(town), alsoBlock: true });
  expect((await seenBy(town.host, town.meetup)).isHidden).toBeUndefined();
  await mustReport(await voice(), town.host, { ...reportOf(town), alsoBlock: true });
  expect(await seenBy(town.host, town.meetup)).toMatchObject({ isHidden: true });
});

test('a report that blocks the host locks the meetup with those that both are in, by id, as blocks do', async () => {
  const town = await newTown(instance);
  const guest = await guestOf(instance, town);
  const later = await mustOffer(town.host, town.hostTrip, { time: '15:00' });
  await join(guest, later);
  const answer = await heldUp(
    instance,
    { sql: 'SELECT FROM meetups WHERE id = $1 FOR UPDATE', values: [town.meetup.id] },
    () => report(guest, town.host, { ...reportOf(town), alsoBlock: true }),
    // It waits for what is reported, which a rule may hide, and has not locked what comes after it.
    async () => {
      await query(instance, 'SELECT FROM meetups WHERE id = $1 FOR UPDATE NOWAIT', [later.id]);
    },
  );
  expect(answer.status).toBe(201);
});
