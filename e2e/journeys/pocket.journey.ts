import { type MessageView, endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import { storedText, untilNotStored, untilSo, untilStored } from '../support/page/browser-stores.js';
import { match, signIn, signUp } from '../support/journey.js';
import { band, keyKept, openTheApp, turnPocketOn, untilKept } from '../support/page/pocket.js';
import { openBrowser, openPeople, provokeErrors } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { findingsAtEachSize } from '../support/screens.js';
import { PASSWORD, addTrip, dayFromNow } from '../support/steps.js';

// In the pocket: trips and chats in a tunnel, and nothing of a person in the browser after they left it.

const said = 'Meet me at the blue tram';
const waiting = ['Ten minutes late', 'Save me the window seat'];

const walk = {
  title: 'Tram 28 before the crowds',
  description: '',
  time: '10:00',
  minutes: 120,
  area: 'Graça',
  spot: 'By the stairs of the church',
  capacity: 4,
};

let product: Product;
let people: Awaited<ReturnType<typeof openPeople>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  product = await startProduct('pocket');
  [people, browser] = await Promise.all([openPeople(), openBrowser()]);
});
// Without a network, what cannot be asked is told in the console.
beforeEach(() => provokeErrors(/TypeError: Failed to fetch|ChunkLoadError|Loading chunk/));
afterAll(async () => {
  await Promise.all([people?.close(), browser?.close()]);
  await product?.stop();
});

/** Two who are matched, of whom one keeps trips and chats, has read both, and closes the app. */
const closeTheApp = async (name: string) => {
  const mila = await people.arrive({ url: product.url, hasWorker: true });
  const noor = await browser.arrive({ url: product.url });
  const milaId = await signUp(mila, `mila_${name}`, `Mila ${name}`);
  const noorId = await signUp(noor, `noor_${name}`, `Noor ${name}`);
  await match(mila, milaId, noor, noorId);
  await noor.context.request.post(urlOf(endpoints.messages.send), {
    data: { receiverId: milaId, content: said },
  });
  const { page } = mila;
  await turnPocketOn(page);
  await addTrip(page, 'Lisbon, Portugal', dayFromNow(30), dayFromNow(34));
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: new RegExp(`Noor ${name}`) }).click();
  await page.getByRole('log').getByText(said).waitFor();
  await untilKept(page, 'messaging');
  const thread = keyKept(endpoints.messages.thread.path, { id: noorId });
  await untilStored(page, [thread, said, 'Lisbon, Portugal', `mila_${name}@wayfellow.example`]);
  await page.close();
  return { mila, noor, milaId, noorId };
};

test('a cold start in a tunnel shows trips and chats, and what is written there arrives once', async () => {
  const { mila, noor, milaId } = await closeTheApp('Tunnel');
  mila.network.cut();
  const page = await openTheApp(mila, '/profile?tab=trips');
  await band(page).waitFor();
  await page.getByRole('list', { name: 'My trips' }).getByText('Lisbon, Portugal').waitFor();
  await page.getByText('Changing trips needs a network.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a trip' }).isDisabled()).toBe(true);
  const photo = page.getByRole('button', { name: 'Change photo' });
  expect(await photo.isDisabled()).toBe(true);
  // The picture that it stands on does not shine through.
  expect(await photo.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/, 0\)$/);
  const findings = await findingsAtEachSize(page);

  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page needs a network.' }).waitFor();
  findings.push(...(await findingsAtEachSize(page)));
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: /Noor Tunnel/ }).click();
  await page.getByRole('log').getByText(said).waitFor();
  for (const text of waiting) {
    await page.getByPlaceholder('Write a message').fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(text, { exact: true }).waitFor();
  }
  findings.push(...(await findingsAtEachSize(page)));
  expect(findings).toEqual([]);

  mila.network.restore();
  await page.getByText('Live', { exact: true }).first().waitFor();
  await band(page).waitFor({ state: 'detached' });
  const path = urlOf(endpoints.messages.thread, { params: { id: milaId } });
  const stored = async () => {
    const messages = (await (await noor.context.request.get(path)).json()) as MessageView[];
    return messages.map(({ content }) => content);
  };
  for (const text of waiting) await page.getByRole('log').getByText(text, { exact: true }).waitFor();
  await untilSo(page, async () => Object.keys(sessionStorage).every((key) => !key.includes('outbox')));
  expect(await stored()).toEqual([said, ...waiting]);
});

test('matches and own meetups are read there, and a spot only while one is in', async () => {
  const { mila, noor } = await closeTheApp('Meets');
  const trip = { destination: 'Lisbon, Portugal', startDate: dayFromNow(30), endDate: dayFromNow(34) };
  const asked = await noor.context.request.post(urlOf(endpoints.trips.create), { data: trip });
  const { id: tripId } = (await asked.json()) as { id: number };
  const data = { ...walk, tripId, clientId: crypto.randomUUID(), day: dayFromNow(31) };
  const offered = await noor.context.request.post(urlOf(endpoints.meetups.offer), { data });
  const { id } = (await offered.json()) as { id: number };
  await mila.context.request.post(urlOf(endpoints.meetups.join, { params: { id } }));

  let page = await openTheApp(mila, '/matches?tab=matched');
  await page.getByRole('heading', { name: 'Noor Meets' }).waitFor();
  await untilStored(page, [keyKept(endpoints.matches.list.path, {}, { list: 'matched' })]);
  await page.goto('/meetups');
  await page.getByRole('region', { name: 'You are going' }).getByText(walk.title).waitFor();
  await untilKept(page, 'matching');
  await untilStored(page, [walk.spot]);
  await page.close();

  mila.network.cut();
  page = await openTheApp(mila, '/meetups');
  await band(page).waitFor();
  await page.getByText('Joining or offering a meetup needs a network.').waitFor();
  await page.getByRole('link', { name: walk.title }).click();
  await page.getByText(walk.spot).waitFor();
  // Also where it is opened first.
  await page.reload();
  await page.getByText('Leaving needs a network.').waitFor();
  const leave = page.getByRole('button', { name: 'Leave' });
  expect(await leave.isDisabled()).toBe(true);
  expect(await findingsAtEachSize(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Matches' }).click();
  await page.getByText('Suggestions and requests need a network.').waitFor();
  await page.getByRole('heading', { name: 'Noor Meets' }).waitFor();
  await page.getByRole('link', { name: /^Message ?, Noor/ }).click();
  await page.getByRole('log').getByText(said).waitFor();

  mila.network.restore();
  await page.goto(`/meetups/${id}`);
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await waitForNotice(page, notices.meetupLeft);
  await untilNotStored(page, [walk.spot]);
});

test('somebody who is blocked, on whichever device, is forgotten, whatever is opened next', async () => {
  const { mila, noorId } = await closeTheApp('Blocked');
  await mila.context.request.put(urlOf(endpoints.blocks.block, { params: { id: noorId } }));
  const page = await openTheApp(mila, '/profile');
  await untilNotStored(page, [keyKept(endpoints.messages.thread.path, { id: noorId }), said, 'Noor Blocked']);
});

/** What nobody may find in the browser of who has left it. */
const tracesOf = async (page: Page, name: string) => {
  const stored = await storedText(page);
  const traces = [said, `Mila ${name}`, `Noor ${name}`, `mila_${name}`, 'Lisbon, Portugal'];
  return traces.filter((text) => stored.includes(text));
};

test('after logging out nothing of a person is in any store, and the next one sees nothing of them', async () => {
  const { mila } = await closeTheApp('Leaves');
  let page = await openTheApp(mila, '/messages');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await waitForNotice(page, notices.loggedOut);
  expect(await tracesOf(page, 'Leaves')).toEqual([]);

  await signUp(mila, 'olga_next', 'Olga Next');
  await page.goto('/profile?tab=trips');
  await page.getByText("You don't have any trips planned yet.").waitFor();
  await untilStored(page, ['Olga Next']);
  await page.close();
  mila.network.cut();
  page = await openTheApp(mila, '/messages');
  await band(page).waitFor();
  await page.getByRole('link', { name: 'Olga Next' }).waitFor();
  expect(await tracesOf(page, 'Leaves')).toEqual([]);
});

test('a logout that the server never hears of leaves nothing either', async () => {
  const { mila } = await closeTheApp('Unheard');
  const page = await openTheApp(mila, '/messages');
  await page.getByRole('link', { name: /Noor Unheard/ }).waitFor();
  mila.network.cut();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await waitForNotice(page, notices.logoutFailed);
  expect(await tracesOf(page, 'Unheard')).toEqual([]);
  await page.close();
  const next = await openTheApp(mila, '/messages');
  await next.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
});

test('somebody else who is signed in meanwhile finds nothing of who was', async () => {
  const { mila } = await closeTheApp('Shared');
  await signIn(mila, 'olga_next', PASSWORD);
  const page = await openTheApp(mila, '/profile');
  await page.getByRole('link', { name: 'Olga Next' }).waitFor();
  await untilStored(page, ['Olga Next']);
  expect(await tracesOf(page, 'Shared')).toEqual([]);
});

const DAY_MS = 86_400_000;

test('is emptied by Clear, and after 14 days in which nobody opened it', async () => {
  const { mila, noorId } = await closeTheApp('Clears');
  let page = await openTheApp(mila, '/account?part=device');
  await page.getByText(/^1 conversation, \d+ kB$/).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await waitForNotice(page, notices.pocketCleared);
  await page.getByText('Nothing is kept here now.').waitFor();
  expect(await tracesOf(page, 'Clears')).toEqual([]);

  await page.goto(`/messages/${noorId}`);
  await untilStored(page, [said, 'mila_Clears']);
  await page.close();
  const closedAt = Date.now();
  mila.network.cut();
  page = await mila.context.newPage();
  await page.clock.setFixedTime(closedAt + 14 * DAY_MS - 60_000);
  await page.goto('/messages');
  await page.getByRole('link', { name: /Noor Clears/ }).waitFor();
  await page.clock.setFixedTime(closedAt + 14 * DAY_MS + 1);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  expect(await tracesOf(page, 'Clears')).toEqual([]);
});
