import { endpoints } from '@wayfellow/contracts';
import { MeasuresService } from '../src/modules/moderation/deciding/measures.service.js';
import type { Client } from './support/client.js';
import { type PaymentScene, setUpPayments } from './support/payment-scene.js';
import { buyPremium } from './support/payments.js';
import { caseAbout, decide, newModerator, newVoice, readCase } from './support/moderators.js';
import { query } from './support/query.js';
import { mustReport } from './support/reports.js';

const { moderation } = endpoints;

let scene: PaymentScene;
let client: Client;
setUpPayments('moderation_premium', (given) => {
  scene = given;
  client = given.client;
});

/** Bans the scene's user, who has Premium, and gives the subscription at the provider after the job. */
const banned = async (choice: { endsPremium?: boolean }) => {
  const { instance, payments } = scene;
  await buyPremium(client, payments);
  await mustReport(await newVoice(instance), client, { reason: 'scam' });
  const caseId = await caseAbout(instance, client.user.id);
  const [mod, lead] = [await newModerator(instance), await newModerator(instance, 'lead')];
  expect((await decide(instance, mod, caseId, { action: 'ban', ...choice })).status).toBe(204);
  const { decisions, version } = await readCase(lead, caseId);
  const [proposal] = decisions;
  const params = { id: proposal?.id as number };
  const subscription = async () => {
    await instance.app.get(MeasuresService).endPremium();
    const sql = 'SELECT provider_subscription_id AS id FROM subscriptions WHERE user_id = $1';
    const { rows } = await query<{ id: string }>(instance, sql, [client.user.id]);
    return payments.stripe.subscriptions.retrieve(rows[0]?.id as string);
  };
  // What is proposed changes nothing.
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at_period_end: false });
  expect((await lead.call(moderation.confirm, { params, body: { version } })).status).toBe(204);
  return { proposal, after: await subscription() };
};
const plan = async () => (await client.call(endpoints.subscriptions.status)).body;

test('a ban ends Premium at once', async () => {
  const { proposal, after } = await banned({});
  expect(proposal).toMatchObject({ isProposal: true, endsPremium: true });
  expect(after.status).toBe('canceled');
  expect(await plan()).toMatchObject({ tier: 'free' });
});

test('a ban that leaves Premium ends it with the time that is paid, without another charge', async () => {
  const { proposal, after } = await banned({ endsPremium: false });
  expect(proposal).toMatchObject({ isProposal: true, endsPremium: false });
  expect(after).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await plan()).toMatchObject({ tier: 'premium' });
});
