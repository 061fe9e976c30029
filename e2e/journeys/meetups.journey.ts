import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signUp } from '../support/journey.js';
import { hasFocus, tabTo } from '../support/page/focus.js';
import { cancelMeetup, hasWon, isGoing, join, offerMeetup, openLive } from '../support/page/meetups.js';
import type { Guest, GuestOptions } from '../support/people.js';
import { type Place, quietPlace } from '../support/places.js';
import { findingsAtEachSize, findingsOn } from '../support/screens.js';
import { dayFromNow } from '../support/steps.js';

// Meetups: one offers, two race for the last place, one leaves and the next in line is in; all hear of a change and of the end.

const { arrive } = setUpJourney('meetups');

const FIRST_DAY = 20;
const SPOT = 'Under the station clock';

let people = 0;

/** Somebody new who is at the place for five days, and the id of their trip. */
const travelerTo = async (place: Place, name: string, size: GuestOptions['size'] = 'desktop') => {
  const guest = await arrive({ size });
  people += 1;
  await signUp(guest, `${name.toLowerCase()}${people}`, name);
  const data = {
    destination: place.name,
    startDate: dayFromNow(FIRST_DAY),
    endDate: dayFromNow(FIRST_DAY + 4),
  };
  const answer = await guest.context.request.post(urlOf(endpoints.trips.create), { data });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { ...guest, tripId: id };
};
type Traveler = Guest & { tripId: number };

const placeToMeet = async () => quietPlace((await arrive()).page);

/** Offers a meetup for two on the first day of the host's trip; gives its path. */
const offer = ({ page, tripId }: Traveler, title: string): Promise<string> =>
  offerMeetup(page, tripId, { title, spot: SPOT, places: 2 });

const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await waitForNotice(page, notices.meetupLeft);
};

test('two race for the last place: one waits, is in when somebody leaves, and all hear what the host does', async () => {
  const place = await placeToMeet();
  const [host, first, second, third] = [
    await travelerTo(place, 'Mara'),
    await travelerTo(place, 'Noor'),
    await travelerTo(place, 'Otto', 'phone'),
    await travelerTo(place, 'Pia'),
  ];
  const path = await offer(host, 'Tram and pastries');
  await openLive(first.page, `/meetups?trip=${first.tripId}`);
  await first.page.getByRole('link', { name: 'Tram and pastries' }).click();
  await first.page.getByText('The exact spot and the chat show when you have joined.').waitFor();
  await join(first.page);
  await isGoing(first.page);
  await first.page.getByText(SPOT).waitFor();

  const racers = [second.page, third.page];
  await Promise.all(racers.map((page) => openLive(page, path)));
  await Promise.all(racers.map((page) => page.getByText('1 place left').waitFor()));
  await Promise.all(racers.map(join));
  const states = await Promise.all(racers.map(hasWon));
  expect(states.filter(Boolean)).toHaveLength(1);
  const loser = racers[states.indexOf(false)] as Page;
  await loser.getByText('You are number 1 on the waiting list.').waitFor();
  expect(await loser.getByText(SPOT).isVisible()).toBe(false);

  await leave(first.page);
  expect(await first.page.getByText(SPOT).isVisible()).toBe(false);
  await isGoing(loser);
  await loser.getByText(SPOT).waitFor();

  await host.page.getByRole('button', { name: 'Edit' }).click();
  const form = host.page.getByRole('dialog', { name: 'Change the meetup' });
  await form.getByLabel('Exact spot').fill('By the fountain');
  await form.getByRole('button', { name: 'Save' }).click();
  await waitForNotice(host.page, notices.meetupSaved);
  await Promise.all(racers.map((page) => page.getByText('By the fountain').waitFor()));

  await cancelMeetup(host.page, '2 people are told at once.');
  await Promise.all(racers.map((page) => page.getByText('This meetup was cancelled.').waitFor()));
});

test('for somebody who is not there, the meetup is one sentence and the way to add a trip', async () => {
  const place = await placeToMeet();
  const path = await offer(await travelerTo(place, 'Quinn'), 'Sketching');
  const { page } = await arrive({ as: 'ana' });
  await page.goto(path);
  await page.getByText('This meetup is for travelers who are there on that day.').waitFor();
  await page.getByRole('link', { name: 'Add Your Trip' }).click();
  await page.getByRole('dialog').waitFor();
});

test('all of it goes by keyboard', async () => {
  const place = await placeToMeet();
  await offer(await travelerTo(place, 'Rosa'), 'A museum');
  const { page, tripId } = await travelerTo(place, 'Sven');
  await page.goto(`/meetups?trip=${tripId}`);
  const title = page.getByRole('link', { name: 'A museum' });
  await title.waitFor();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'A museum' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Join/ }));
  await page.keyboard.press('Enter');
  await isGoing(page);
  await tabTo(page, page.getByRole('button', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await hasFocus(page.getByRole('button', { name: 'Leave' }))).toBe(true);
});

test('list, page, dialog and what is cancelled are fit for all', async () => {
  const place = await placeToMeet();
  const host = await travelerTo(place, 'Tess', 'phone');
  const path = await offer(host, 'Fado, then a walk');
  const title = `Meetups in ${place.name.split(',')[0]}`;
  const meetup = { path, title: 'Fado, then a walk', heading: 'Fado, then a walk' };
  const findings = [
    ...(await findingsOn(host.page, { path: `/meetups?trip=${host.tripId}`, title, heading: title })),
    ...(await findingsOn(host.page, meetup)),
  ];
  await host.page.getByRole('button', { name: 'Edit' }).click();
  await host.page.getByRole('dialog', { name: 'Change the meetup' }).waitFor();
  findings.push(...(await findingsAtEachSize(host.page)));
  await host.page.keyboard.press('Escape');
  await cancelMeetup(host.page, 'Nobody has joined yet.');
  findings.push(...(await findingsOn(host.page, meetup)));
  findings.push(...(await findingsOn(host.page, { path: '/meetups', title: 'Meetups', heading: 'Meetups' })));
  expect(findings).toEqual([]);
});
