import {
  type CrossingView,
  type MeetupView,
  type NotificationView,
  endpoints,
  meetupLines,
  notices,
  problems,
  urlOf,
} from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { setUpJourney, signUp } from '../support/journey.js';
import { cancelMeetup, hasWon, isGoing, join, offerMeetup, openLive } from '../support/page/meetups.js';
import { type Guest, type PersonOptions, openPeople } from '../support/people.js';
import { type Place, quietPlace, readAs } from '../support/places.js';
import { dayFromNow } from '../support/steps.js';

// Together: a route that crosses others' days, a meetup with more takers than places, its chat through a cut line, its end, and
// a block. In clustered mode Ana, Ben and Chiara are served by an instance each, and the others by any.

const journey = setUpJourney('together');

let people: Awaited<ReturnType<typeof openPeople>>;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people?.close());

const FIRST_DAY = 20;
const OFFER = { title: 'Tram and pastries', spot: 'Under the station clock', places: 4 };

/** Somebody new in a browser and with a network of their own. */
const arriveAs = async (name: string, instance: 0 | 1 | 2, size: PersonOptions['size'] = 'desktop') => {
  const person = await people.arrive({ url: journey.product.url, instance, size });
  return { ...person, name, id: await signUp(person, `${name.toLowerCase()}_together`, name) };
};

const addTrip = async ({ context }: Pick<Guest, 'context'>, place: Place) => {
  const data = {
    destination: place.name,
    startDate: dayFromNow(FIRST_DAY),
    endDate: dayFromNow(FIRST_DAY + 4),
  };
  const answer = await context.request.post(urlOf(endpoints.trips.create), { data });
  expect(answer.status()).toBe(201);
};

/** Somebody who is at the place as well, and whose screens nobody looks at. */
const otherAt = async (place: Place, name: string): Promise<Guest> => {
  const guest = await journey.arrive();
  await signUp(guest, `${name.toLowerCase()}_together`, name);
  await addTrip(guest, place);
  return guest;
};

const planRoute = async (page: Page, names: readonly string[]) => {
  await page.goto('/routes/new');
  await page.getByLabel('Start date').fill(dayFromNow(FIRST_DAY));
  for (const name of names) {
    await page.getByLabel('Destination').fill(name);
    await page.getByRole('button', { name: 'Add this stop' }).click();
    await page.getByRole('article', { name }).waitFor();
  }
  await page.getByRole('button', { name: 'Save route' }).click();
  await waitForNotice(page, notices.routeSaved(names.length));
};

const tripTo = async (page: Page, place: Place): Promise<number> => {
  const trips = await readAs<{ id: number; destination: string }[]>(page, urlOf(endpoints.trips.list));
  return trips.find(({ destination }) => destination === place.name)?.id as number;
};

const log = (page: Page) => page.getByRole('log');
const appears = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();
const write = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
};
const openChat = async (page: Page) => {
  await page.getByRole('link', { name: 'Open chat' }).click();
  await page.waitForURL('**/messages/g/*');
  await log(page).waitFor();
};

test('three whose ways cross meet: found day by day, a race for places, a chat through a tunnel, the end, and a block', async () => {
  const ana = await arriveAs('Ana', 0);
  const ben = await arriveAs('Ben', 1, 'phone');
  const chiara = await arriveAs('Chiara', 2);
  const place = await quietPlace(ana.page);
  for (const guest of [ben, chiara]) await addTrip(guest, place);

  // Ana plans a route, and sees day by day who is at its first stop when she is.
  await planRoute(ana.page, [place.name, 'Seville, Spain', 'A farm']);
  await ana.page.goto('/crossings');
  const board = ana.page.getByRole('region', { name: place.name });
  await board.getByText('2 people cross your days').waitFor();
  for (const { name } of [ben, chiara]) {
    const row = board.getByRole('row', { name: new RegExp(`^\\W*${name}`) });
    await row.getByText('4 days with you').waitFor({ state: 'attached' });
    expect(await row.getByRole('cell', { name: 'together', exact: true }).count()).toBe(4);
  }

  // One has joined her meetup for four when four more ask for a place at the same moment: three are in, and one waits.
  const path = await offerMeetup(ana.page, await tripTo(ana.page, place), OFFER);
  const id = Number(path.split('/').at(-1));
  const meetup = () => readAs<MeetupView>(ana.page, urlOf(endpoints.meetups.one, { params: { id } }));
  const others = [await otherAt(place, 'Eve'), await otherAt(place, 'Finn'), await otherAt(place, 'Gita')];
  const [early, ...late] = others as [Guest, ...Guest[]];
  const joinPath = urlOf(endpoints.meetups.join, { params: { id } });
  const joinUnseen = async ({ context }: Guest) =>
    expect((await context.request.post(joinPath)).status()).toBe(200);
  await joinUnseen(early);
  const guests = [ben.page, chiara.page];
  await Promise.all(guests.map((page) => openLive(page, path)));
  await Promise.all(guests.map((page) => page.getByText('3 places left').waitFor()));
  await Promise.all([...guests.map(join), ...late.map(joinUnseen)]);
  await Promise.all(guests.map(hasWon));
  expect(await meetup()).toMatchObject({ joined: 4, waiting: 1 });

  // A place becomes free: whoever waits is in.
  expect((await early.context.request.delete(joinPath)).status()).toBe(204);
  await Promise.all(guests.map(isGoing));
  expect(await meetup()).toMatchObject({ joined: 4, waiting: 0 });

  // They talk; what Ben writes without a network leaves by itself, once and in order, and what he missed is there.
  await ana.page.goto(path);
  const pages = [ana.page, ...guests];
  for (const page of pages) await openChat(page);
  await write(ana.page, 'Ten at the clock');
  for (const page of guests) await appears(page, 'Ten at the clock');
  ben.network.cut();
  await ben.page.getByText('Offline', { exact: true }).first().waitFor();
  await write(ben.page, 'I am in the tunnel');
  await write(ben.page, 'Ten minutes late');
  await ben.page.getByText('2 waiting to send').waitFor();
  await write(chiara.page, 'I bring oranges');
  await appears(ana.page, 'I bring oranges');
  ben.network.restore();
  const said = ['Ten at the clock', 'I bring oranges', 'I am in the tunnel', 'Ten minutes late'];
  for (const page of pages) {
    for (const text of said) await appears(page, text);
    await page.getByText(/waiting to send/).waitFor({ state: 'detached' });
    expect(await log(page).locator('[dir=auto]').allInnerTexts()).toEqual(said);
  }

  // Ana cancels, and everybody hears of it.
  await ana.page.goto(path);
  await cancelMeetup(ana.page, '4 people are told at once.');
  for (const page of guests) {
    await appears(page, meetupLines.cancelled);
    await page.goto(path);
    await page.getByText('This meetup was cancelled.').waitFor();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText('A meetup of yours does not take place.').waitFor();
    await page.keyboard.press('Escape');
  }
  for (const { page } of late) {
    const lines = await readAs<NotificationView[]>(page, urlOf(endpoints.notifications.list));
    expect(lines.map(({ subject }) => subject.event)).toContain('cancelled');
  }

  // Ana blocks Chiara, who is no longer in the meetup; what each wrote in its chat is not there for the other.
  await ana.page.goto(`/travelers/${chiara.id}`);
  await ana.page.getByRole('button', { name: 'More about Chiara' }).click();
  await ana.page.getByRole('menuitem', { name: 'Block Chiara' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await waitForNotice(ana.page, notices.blocked);
  await chiara.page.getByText(problems['unknown-meetup'].detail).waitFor();
  const chatPath = `/messages/g/${(await meetup()).conversationId}`;
  await ana.page.goto(chatPath);
  await appears(ana.page, 'I am in the tunnel');
  expect(await log(ana.page).getByText('I bring oranges').count()).toBe(0);
  await chiara.page.goto(chatPath);
  await chiara.page.getByText(problems['unknown-conversation'].detail).waitFor();
  await ana.page.goto(path);
  await ana.page.getByRole('link', { name: /^Ben/ }).first().waitFor();
  expect(await ana.page.getByText(/Chiara/).count()).toBe(0);

  // Nor is either on the other's days.
  const onDaysOf = async ({ page }: Pick<Guest, 'page'>) => {
    const params = { id: await tripTo(page, place) };
    const people = await readAs<CrossingView[]>(page, urlOf(endpoints.crossings.people, { params }));
    return people.map(({ name }) => name).sort();
  };
  expect(await onDaysOf(ana)).toEqual(['Ben', 'Eve', 'Finn', 'Gita']);
  expect(await onDaysOf(chiara)).toEqual(['Ben', 'Eve', 'Finn', 'Gita']);
  await ana.page.goto('/crossings');
  await board.getByText('4 people cross your days').waitFor();
  await board.getByRole('row', { name: /^\W*Ben/ }).waitFor();
});
