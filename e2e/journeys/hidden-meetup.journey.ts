import { type CaseSummaryView, endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { match, setUpJourney, signUp } from '../support/journey.js';
import { isGoing, join, offerMeetup } from '../support/page/meetups.js';
import { MODERATOR_KEY, enterAsModerator } from '../support/page/moderators.js';
import { readAs } from '../support/places.js';
import { findingsAtEachSize } from '../support/screens.js';
import { dayFromNow } from '../support/steps.js';

// A guest reports a meetup, a moderator hides it: what host and guest see of it then, and whom one no longer sees, looked at in
// every size, in both themes.

const { arrive } = setUpJourney('hidden_meetup', { DEMO_MODERATOR_KEY: MODERATOR_KEY });

const TITLE = 'Fado, then a walk along the river';
const PLACE = 'Porto, Portugal';
const FACTS = 'You asked those who joined to pay you before they came.';

/** Somebody new who is at the place for some days. */
const traveler = async (username: string, name: string) => {
  const guest = await arrive();
  const id = await signUp(guest, username, name);
  const data = { destination: PLACE, startDate: dayFromNow(30), endDate: dayFromNow(33) };
  const trip = await guest.context.request.post(urlOf(endpoints.trips.create), { data });
  return { ...guest, id, tripId: ((await trip.json()) as { id: number }).id };
};

/** Hides what a case of somebody's is about, as a moderator. */
const hide = async (page: Page, name: string) => {
  await enterAsModerator(page, 'mod', '/moderation');
  const cases = await readAs<CaseSummaryView[]>(page, urlOf(endpoints.moderation.cases));
  const { id } = cases.find((one) => one.name === name) as CaseSummaryView;
  const { version } = await readAs<{ version: number }>(
    page,
    urlOf(endpoints.moderation.one, { params: { id } }),
  );
  const answer = await page.request.post(urlOf(endpoints.moderation.decide, { params: { id } }), {
    data: { action: 'hide', rule: 4, facts: FACTS, version },
  });
  expect(answer.status()).toBe(endpoints.moderation.decide.status);
};

test('a meetup is reported and hidden: its host reads why, its guest keeps the chat', async () => {
  const host = await traveler('hana_hides', 'Hana Hides');
  const guest = await traveler('gil_guest', 'Gil Guest');
  await match(host, host.id, guest, guest.id);
  const path = await offerMeetup(host.page, host.tripId, { title: TITLE, spot: 'By the bridge', places: 3 });
  const { page } = guest;
  await page.goto(path);
  await join(page);
  await isGoing(page);
  const chat = (await page.getByRole('link', { name: 'Open chat' }).getAttribute('href')) as string;

  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this meetup' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await findingsAtEachSize(page)).toEqual([]);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: /^What happened/ }).fill('Twenty each, before we meet.');
  expect(await findingsAtEachSize(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Block Hana too/ }).uncheck();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await waitForNotice(page, notices.reported);
  await isGoing(page);
  await page.goto('/account?part=reports');
  await page.getByText('Received', { exact: true }).waitFor();

  await hide((await arrive()).page, 'Hana Hides');
  for (const address of [path, '/meetups']) {
    await host.page.goto(address);
    await host.page
      .getByText(address === path ? 'This meetup is hidden.' : 'Hidden', { exact: true })
      .waitFor();
    expect(await findingsAtEachSize(host.page)).toEqual([]);
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'No meetup here for you' }).waitFor();
  expect(await findingsAtEachSize(page)).toEqual([]);
  for (const who of [guest, host]) {
    await who.page.goto(chat);
    await who.page
      .getByText(/^This meetup is hidden/)
      .first()
      .waitFor();
    expect(await findingsAtEachSize(who.page)).toEqual([]);
  }

  await host.context.request.put(urlOf(endpoints.blocks.block, { params: { id: guest.id } }));
  await page.goto('/account?part=reports');
  await page.getByRole('button', { name: 'Report Hana Hides' }).waitFor();
  expect(await findingsAtEachSize(page)).toEqual([]);
});
