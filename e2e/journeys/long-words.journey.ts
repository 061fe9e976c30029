import { type MeetupView, type TripView, endpoints, limits, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { setUpJourney, signUp } from '../support/journey.js';
import type { Guest } from '../support/people.js';
import { quietPlace } from '../support/places.js';
import { findingsOfWidth } from '../support/page/width.js';
import { dayFromNow } from '../support/steps.js';

// What people write may be one word as long as its field takes, such as a link to a map. No screen is wider than the phone for that.

const { arrive } = setUpJourney('long_words');

/** A word without a place to break it, as long as a field takes. */
const longest = (start: string, { max }: { max: number }) => start.padEnd(max, 'aeiou');
const NAME = longest('Wolfeschlegel', limits.name);
const LINK = longest('https://maps.wayfellow.example/', limits.meetup.spot);
const TITLE = longest('Donaudampfschiff', limits.meetup.title);
const AREA = longest('Llanfair', limits.meetup.area);

const post = async <View>({ context }: Guest, path: string, data: object): Promise<View> =>
  (await (await context.request.post(path, { data })).json()) as View;

/** What is too wide on the page at a path, once `text` is on it. */
const findingsAt = async (page: Page, path: string, text: string): Promise<string[]> => {
  await page.goto(path);
  await page.getByText(text, { exact: false }).first().waitFor();
  return findingsOfWidth(page);
};

test('long words widen neither pages nor dialogs and toasts', async () => {
  const host = await arrive({ size: 'phone' });
  const guest = await arrive({ size: 'phone' });
  const place = await quietPlace(host.page);
  const days = { startDate: dayFromNow(20), endDate: dayFromNow(24) };
  const hostId = await signUp(host, 'long.host', NAME);
  await signUp(guest, 'long.guest', NAME);
  const trips = urlOf(endpoints.trips.create);
  const trip = await post<TripView>(host, trips, { destination: place.name, ...days });
  const guestsTrip = await post<TripView>(guest, trips, { destination: place.name, ...days });
  const { id, conversationId } = await post<MeetupView>(host, urlOf(endpoints.meetups.offer), {
    tripId: trip.id,
    title: TITLE,
    day: dayFromNow(21),
    time: '10:00',
    minutes: 120,
    area: AREA,
    spot: LINK,
    capacity: 4,
  });

  const { page } = guest;
  const word = longest('zzz', limits.name);
  const findings = [
    ...(await findingsAt(page, `/travelers/${hostId}`, 'What we know of')),
    ...(await findingsAt(page, `/search?destination=${word}`, 'No travelers found')),
    ...(await findingsAt(page, `/meetups?trip=${guestsTrip.id}`, AREA)),
    ...(await findingsAt(page, `/meetups/${id}`, AREA)),
  ];
  await page.getByRole('button', { name: /^Join/ }).click();
  await page.getByText(LINK).waitFor();
  findings.push(...(await findingsOfWidth(page)));
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByText(TITLE).waitFor();
  findings.push(...(await findingsOfWidth(page)));
  findings.push(...(await findingsAt(page, `/messages/g/${conversationId}`, LINK)));

  const { page: own } = host;
  findings.push(...(await findingsAt(own, `/meetups/${id}`, LINK)));
  await own.getByRole('button', { name: /^Remove/ }).click();
  const removal = own.getByRole('alertdialog');
  await removal.getByText('cannot come back').waitFor();
  findings.push(...(await findingsOfWidth(own)));
  await removal.getByRole('button', { name: 'Remove' }).click();
  await own.getByRole('status').filter({ hasText: NAME }).first().waitFor();
  findings.push(...(await findingsOfWidth(own)));
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByRole('dialog').getByText('Change the meetup').waitFor();
  findings.push(...(await findingsOfWidth(own)));
  expect(findings).toEqual([]);
});
