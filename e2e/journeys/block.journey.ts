import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import { waitForNotice } from '../support/announcements.js';
import type { Guest } from '../support/people.js';
import { setUpJourney } from '../support/journey.js';
import { PASSWORD, dayFromNow } from '../support/steps.js';

// Two matched travelers in a browser each: one blocks the other, both stop existing for each other at once, also in
// another tab, and come back when it is undone. And whom one can hide from.

const { arrive } = setUpJourney('block');

const registered = async ({ context }: Guest, username: string, name: string): Promise<number> => {
  const data = { username, email: `${username}@wayfellow.example`, password: PASSWORD, name };
  const answer = await context.request.post(urlOf(endpoints.auth.register), { data });
  const { id } = (await answer.json()) as { id: number };
  const days = { startDate: dayFromNow(30), endDate: dayFromNow(40) };
  await context.request.post(urlOf(endpoints.trips.create), {
    data: { destination: 'Blockford, Testshire', ...days },
  });
  return id;
};

const befriended = async () => {
  const [mara, dorian] = [await arrive(), await arrive({ size: 'phone' })];
  const maraId = await registered(mara, 'mara_blocks', 'Mara Lindqvist');
  const dorianId = await registered(dorian, 'dorian_blocked', 'Dorian Vale');
  await dorian.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: maraId } });
  await mara.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: dorianId } });
  return { mara, dorian, maraId, dorianId };
};

test('a block is seen at once on both sides and in other tabs, and undone in Safety & account', async () => {
  const { mara, dorian, maraId, dorianId } = await befriended();
  const tab = await mara.context.newPage();
  await tab.goto('/matches?tab=matched');
  await tab.getByRole('article').filter({ hasText: 'Dorian Vale' }).waitFor();
  await dorian.page.goto(`/messages/${maraId}`);
  await dorian.page.getByPlaceholder('Write a message').fill('Why do you not answer?');
  await dorian.page.keyboard.press('Enter');

  await mara.page.goto(`/messages/${dorianId}`);
  await mara.page.getByRole('log').getByText('Why do you not answer?').waitFor();
  await mara.page.getByRole('button', { name: 'More about Dorian Vale' }).click();
  await mara.page.getByRole('menuitem', { name: 'Block Dorian' }).click();
  const dialog = mara.page.getByRole('alertdialog', { name: 'Block Dorian?' });
  await dialog.getByText('Visitors who are not signed in can still see your trips.').waitFor();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await waitForNotice(mara.page, notices.blocked);

  await mara.page.getByText('Traveler Not Found').waitFor();
  await dorian.page.getByText('Traveler Not Found').waitFor();
  await tab.getByRole('heading', { name: 'No matches yet' }).waitFor();
  await dorian.page.goto(`/travelers/${maraId}`);
  await dorian.page.getByRole('heading', { level: 1, name: 'Traveler Not Found' }).waitFor();

  await mara.page.goto('/account?part=blocked');
  await mara.page.getByRole('button', { name: 'Unblock Dorian Vale' }).click();
  await mara.page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await waitForNotice(mara.page, notices.unblocked('Dorian Vale'));
  await tab.getByRole('article').filter({ hasText: 'Dorian Vale' }).waitFor();
  await dorian.page.getByRole('heading', { level: 1, name: 'Mara Lindqvist' }).waitFor();
});

test('who finds me: a visitor meets everybody who is found by everyone, and nobody else', async () => {
  const [ana, visitor] = [await arrive({ as: 'ana' }), await arrive()];
  const trip = { destination: 'Hideaway, Testshire', startDate: dayFromNow(30), endDate: dayFromNow(40) };
  await ana.context.request.post(urlOf(endpoints.trips.create), { data: trip });
  const search = urlOf(endpoints.search.travelers, { query: { destination: 'hideaway' } });
  const found = async () => ((await (await visitor.context.request.get(search)).json()) as unknown[]).length;
  expect(await found()).toBe(1);
  await ana.page.goto('/account?part=finds');
  await ana.page.getByRole('radio', { name: /^Travelers who are signed in/ }).check();
  await waitForNotice(ana.page, notices.findableChanged);
  expect(await found()).toBe(0);
});
