import { type DecisionInput, endpoints } from '@wayfellow/contracts';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { befriend, newPair } from './support/matched.js';
import { Mailbox } from './support/mailbox.js';
import { mustWrite } from './support/messages.js';
import {
  FACTS,
  caseAbout,
  confirmEmail,
  decide,
  newModerator,
  newVoice,
  readCase,
} from './support/moderators.js';
import { makeDestination, query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport } from './support/reports.js';
import { waitFor } from './support/wait-for.js';

const { auth, decisions, moderation, tips } = endpoints;

let instance: Instance;
let mailbox: Mailbox;
let mod: Client;
beforeAll(async () => {
  mailbox = await Mailbox.start();
  instance = await startInstance({ databaseUrl: await freshDatabase('moderation'), env: mailbox.env() });
  mod = await newModerator(instance);
});
afterAll(async () => {
  await instance?.close();
  await mailbox?.close();
});

const NAME = 'Quillon Reporterly';
const STORY = 'He asked me for 180 by tonight.';
/** Somebody who was reported, with the case. */
const reported = async () => {
  const [ben, reporter] = [await newUser(instance, { name: 'Ben Asker' }), await newVoice(instance)];
  await confirmEmail(instance, ben);
  const { id: userId, email } = reporter.user;
  await reporter.call(endpoints.users.update, { params: { id: userId }, body: { name: NAME, email } });
  const { code } = await mustReport(reporter, ben, { reason: 'scam', text: STORY });
  return { ben, reporter, code, id: await caseAbout(instance, ben.user.id) };
};
/** Whatever the line ends on the way of an email. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();
const standingOf = async (who: Client) => (await who.call(auth.me)).body.standing;
const versionOf = async (id: number) => (await readCase(mod, id)).version;

test('a decision is told in full to whom it is about, its outcome to the reporter, and neither tells who reported', async () => {
  const { ben, reporter, code, id } = await reported();
  expect((await decide(instance, mod, id, { action: 'suspend', days: 7 })).status).toBe(204);
  expect(await standingOf(ben)).toBe('suspended');
  const [own] = (await ben.call(decisions.list)).body;
  expect(own).toMatchObject({
    action: 'suspend',
    rule: 4,
    facts: FACTS,
    isAutomated: false,
    canAppeal: true,
  });
  const email = await waitFor(() =>
    mailbox.to(ben.user.email).find(({ subject }) => subject.startsWith('Our decision of ')),
  );
  for (const part of [FACTS, 'No asking for money, no selling.', 'No machine took part', '180 days', 'court'])
    expect(email.text).toContain(part);
  expect(email.text).toContain(`/decisions/${own?.id}`);
  const outcome = await mailbox.next(reporter.user.email, `Your report ${code}`);
  expect(outcome.text).toContain('We acted on your report.');
  for (const secret of [NAME, STORY, reporter.user.username, code])
    expect(email.text + JSON.stringify(own)).not.toContain(secret);
  expect((await reporter.call(endpoints.reports.list)).body[0]?.status).toBe('acted');
});

test('the emails that a decision would send can be read before it, word for word, and nothing happens', async () => {
  const { ben, reporter, code, id } = await reported();
  const body = { action: 'suspend', rule: 4, facts: FACTS, days: 7 } as const;
  const preview = async (who: Client, more: Partial<DecisionInput> = {}) =>
    who.call(moderation.previewEmails, {
      params: { id },
      body: { ...body, version: await versionOf(id), ...more },
    });
  const { person, reporter: outcome } = (await preview(mod)).body;
  expect(await standingOf(ben)).toBeUndefined();
  expect((await readCase(mod, id)).decisions).toEqual([]);
  expect((await preview(mod, { action: 'no-breach', days: null })).body).toMatchObject({
    person: null,
    reporter: { text: expect.stringContaining('We found no breach of our rules.') as string },
  });
  expect((await preview(mod, { facts: '' })).status).toBe(400);
  expect(await preview(mod, { version: 99 })).toMatchObject(refusal('case-changed'));
  const friend = await newModerator(instance);
  await befriend(friend, ben);
  expect(await preview(friend)).toMatchObject(refusal('conflict-of-interest'));

  await decide(instance, mod, id, { action: 'suspend', days: 7 });
  const email = await mailbox.next(ben.user.email, person?.subject as string);
  expect(wordsOf(email.text.replace(/decisions\/\d+/, 'decisions/…'))).toBe(wordsOf(person?.text ?? ''));
  const told = await mailbox.next(reporter.user.email, `Your report ${code}`);
  expect(outcome.subject).toBe('Your report WF-…');
  expect(wordsOf(told.text)).toBe(wordsOf(outcome.text));
});

test('no breach changes nothing and is told to the reporter alone', async () => {
  const { ben, reporter, code, id } = await reported();
  await decide(instance, mod, id, { action: 'no-breach' });
  expect(await standingOf(ben)).toBeUndefined();
  expect((await ben.call(decisions.list)).body).toEqual([]);
  const { text } = await mailbox.next(reporter.user.email, `Your report ${code}`);
  expect(text).toContain('We found no breach of our rules.');
  await waitFor(
    async () => (await query(instance, `SELECT FROM emails WHERE kind <> 'notification'`)).rowCount === 0,
  );
  expect(mailbox.to(ben.user.email).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/decision/),
  );
});

test('the second of two who decide at once is refused', async () => {
  const { id } = await reported();
  const others = [mod, await newModerator(instance)];
  const version = await versionOf(id);
  const body = { action: 'warn', rule: 4, facts: FACTS, version } as const;
  const answers = await Promise.all(
    others.map((one) => one.call(moderation.decide, { params: { id }, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await mod.call(moderation.decide, { params: { id }, body })).toMatchObject(refusal('case-changed'));
});

test('a case is taken and left, and says by whom', async () => {
  const { id } = await reported();
  const assign = (mine: boolean, version: number) =>
    mod.call(moderation.assign, { params: { id }, body: { mine, version } });
  const version = await versionOf(id);
  expect((await assign(true, version)).status).toBe(204);
  expect(await assign(true, version)).toMatchObject(refusal('case-changed'));
  const taken = (await mod.call(moderation.cases, { query: { mine: 'true' } })).body;
  expect(taken).toMatchObject([
    { id, isMine: true, name: 'Ben Asker', reason: 'scam', reports: 1, weight: 1 },
  ]);
  expect((await mod.call(moderation.queue)).body).toMatchObject({ mine: 1 });
  await assign(false, version + 1);
  expect((await readCase(mod, id)).log.map(({ what }) => what)).toEqual([
    'evidence-opened',
    'left',
    'taken',
    'evidence-opened',
  ]);
});

test('a ban is proposed, confirmed by a lead who did not propose it, and ends with the address', async () => {
  const { ben, id } = await reported();
  const [friend, lead] = [await newVoice(instance), await newModerator(instance, 'lead')];
  const asked = await friend.call(endpoints.matches.create, { body: { otherUserId: ben.user.id } });
  await ben.call(endpoints.matches.answer, { params: { id: asked.body.id }, body: { status: 'accepted' } });
  await mustWrite(ben, friend, 'My card is blocked.');
  expect((await decide(instance, lead, id, { action: 'ban' })).status).toBe(204);
  expect(await standingOf(ben)).toBeUndefined();
  expect(await decide(instance, mod, id, { action: 'warn' })).toMatchObject(refusal('forbidden'));
  const { decisions: made, version } = await readCase(mod, id);
  const confirm = (who: Client) =>
    who.call(moderation.confirm, {
      params: { id: made[0]?.id as number },
      body: { warnContacts: true, version },
    });
  expect(await confirm(mod)).toMatchObject(refusal('not-found'));
  expect(await confirm(lead)).toMatchObject(refusal('conflict-of-interest'));
  // What is no name is not passed on in an email of ours.
  const name = 'www.refund-bank.example now';
  await query(instance, 'UPDATE users SET name = $2 WHERE id = $1', [ben.user.id, name]);
  expect((await confirm(await newModerator(instance, 'lead'))).status).toBe(204);
  expect(await standingOf(ben)).toBe('banned');
  const { text } = await mailbox.next(friend.user.email, 'We closed the account of A traveler');
  expect(text).toContain('call your bank now');
  expect(text).not.toContain('My card is blocked.');
  // The account leaves; its address stays refused.
  const again = { username: 'ben.again', email: ben.user.email, password: 'correct horse', name: 'Ben' };
  await query(
    instance,
    `UPDATE users SET email = 'gone@wayfellow.example', confirmed_email = NULL WHERE id = $1`,
    [ben.user.id],
  );
  const register = () => new Client(instance).call(auth.register, { body: again });
  expect(await register()).toMatchObject(refusal('registration-refused'));
  await query(instance, 'UPDATE refused_addresses SET until = now()');
  expect((await register()).status).toBe(201);
});

test('a hidden tip exists for nobody but its author, and is shown again when the decision is lifted', async () => {
  const [author, reader] = await newPair(instance);
  const params = { id: await makeDestination(instance, 'Hidden City') };
  const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;
  const { body } = await author.call(tips.create, { params, body: tip });
  await mustReport(reader, author, { subject: 'tip', subjectId: body.id, reason: 'spam' });
  const listed = async () => (await new Client(instance).call(tips.list, { params })).body.length;
  expect(await listed()).toBe(1);
  await decide(instance, mod, await caseAbout(instance, body.id, 'tip'), { action: 'hide' });
  expect(await listed()).toBe(0);
  expect(await reader.call(tips.upvote, { params: { id: body.id } })).toMatchObject(refusal('unknown-tip'));
  const counted = await query(instance, 'SELECT upvotes FROM tips WHERE id = $1', [body.id]);
  expect(counted.rows).toEqual([{ upvotes: 0 }]);

  const [decision] = (await author.call(decisions.list)).body;
  const id = decision?.id as number;
  await author.call(decisions.appeal, { params: { id }, body: { text: 'The ferry does cost as much.' } });
  const appealCase = await caseAbout(instance, id, 'decision');
  const { version, appeal } = await readCase(await newModerator(instance), appealCase);
  expect(appeal).toMatchObject({ decisionId: id, text: 'The ferry does cost as much.' });
  const outcome = { outcome: 'lifted', facts: 'The advice is true and harms nobody.', version } as const;
  const settle = (who: Client) =>
    who.call(moderation.decideAppeal, { params: { id: appealCase }, body: outcome });
  expect(await settle(mod)).toMatchObject(refusal('conflict-of-interest'));
  expect((await settle(await newModerator(instance))).status).toBe(204);
  expect(await listed()).toBe(1);
  expect((await author.call(decisions.one, { params: { id } })).body).toMatchObject({
    liftedAt: expect.any(String) as string,
    appeal: { outcome: 'lifted', facts: outcome.facts },
  });
});
