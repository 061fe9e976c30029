import {
  type ChatView,
  type MeetupView,
  type RouteView,
  type TripView,
  TAGLINE,
  endpoints,
  townOf,
  urlOf,
} from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { type Screen, findingsOn } from '../support/screens.js';
import { setUpJourney } from '../support/journey.js';
import { placeNamed, readAs } from '../support/places.js';
import { dayFromNow } from '../support/steps.js';

// Every screen of the route table, for visitors and travelers, opened on a phone and widened, in both themes: title,
// heading, description, width, accessibility, no errors; and where focus and scroll go from one to the next.

const { arrive } = setUpJourney('screens');

const screen = (path: string, title: string, heading: string | RegExp = title): Screen => ({
  path,
  title,
  heading,
});

const idsOf = async (page: Page) => {
  const [place] = (await (await page.request.get(urlOf(endpoints.destinations.list))).json()) as {
    id: number;
    name: string;
  }[];
  const travelers = urlOf(endpoints.search.travelers, { query: { destination: 'Lisbon' } });
  const [traveler] = (await (await page.request.get(travelers)).json()) as { id: number }[];
  return { placeId: place?.id as number, placeName: place?.name as string, travelerId: traveler?.id };
};

const openToAll = async (page: Page): Promise<Screen[]> => {
  const { placeId, placeName } = await idsOf(page);
  return [
    screen('/', TAGLINE),
    screen('/explore', 'Explore Destinations'),
    screen('/explore?view=map', 'Explore Destinations'),
    screen('/explore?view=map&as=table', 'Explore Destinations'),
    screen(`/destinations/${placeId}`, placeName),
    screen(`/destinations/${placeId}?tab=travelers`, placeName),
    screen(`/destinations/${placeId}?tab=tips`, placeName),
    screen(`/destinations/${placeId}/tips`, `Travel Tips for ${placeName}`),
    screen('/destinations/bali', 'Destination Not Found'),
    screen('/search', 'Find Travel Companions', /travelers are on the way$/),
    screen('/search?destination=Lisbon', 'Travelers to Lisbon', /travelers match your search$/),
    screen('/subscription', 'Premium Plans', 'Travel free, or with everything'),
    screen('/nowhere', '404 Page Not Found'),
  ];
};

/** The counts of travelers at a place on some days. */
const countPath = async (page: Page): Promise<string> => {
  const { id } = await placeNamed(page, 'Lisbon, Portugal');
  const days = { startDate: dayFromNow(23), endDate: dayFromNow(26) };
  return `/crossings?${new URLSearchParams({ destination: String(id), ...days })}`;
};

const forVisitors = async (page: Page): Promise<Screen[]> => [
  screen('/login', 'Log In', 'Welcome back'),
  screen('/auth', 'Log In', 'Welcome back'),
  screen('/register', 'Create account', 'Create your account'),
  screen('/forgot', 'Forgot your password?'),
  screen('/account/reset', 'Choose a new password'),
  screen('/safety', 'Safety center'),
  screen('/safety/rules', 'Community rules'),
  screen('/safety/terms', 'Terms'),
  screen('/safety/privacy', 'How we handle your data'),
  screen('/safety/report', 'Report without an account'),
  screen('/plan#none', 'A meeting plan'),
  screen('/plan/fine#t=none', 'Are you fine?'),
  screen('/plan/contact#t=none', 'Be a trusted contact'),
  screen('/account/confirm#t=none', 'Confirm your email'),
  screen('/account/undo#t=none', 'Was it not you?'),
  screen('/crossings', 'Who is there when you are?'),
  screen(await countPath(page), 'Who is there when you are?'),
  screen('/account/stay#t=none', 'Keep your account'),
  screen('/account/unsubscribe#t=none', 'Fewer emails'),
];

/** Routes, meetups and chats of several that the demo's Ana has. */
const together = async (page: Page): Promise<Screen[]> => {
  const [trip] = await readAs<[TripView]>(page, urlOf(endpoints.trips.list));
  const [route] = await readAs<[RouteView]>(page, urlOf(endpoints.routes.list));
  const meetups = await readAs<MeetupView[]>(page, urlOf(endpoints.meetups.mine));
  const chats = await readAs<ChatView[]>(page, urlOf(endpoints.conversations.list));
  const share = urlOf(endpoints.routes.share, { params: { id: route.id } });
  const { url } = (await (await page.request.post(share)).json()) as { url: string };
  return [
    screen('/crossings', 'Crossings'),
    screen('/routes/new', 'Your route'),
    screen(`/routes/${route.id}`, 'Your route'),
    screen(`/routes/shared${new URL(url).hash}`, 'A shared route', 'Ana’s route'),
    screen('/meetups', 'Meetups'),
    screen(`/meetups?trip=${trip.id}`, `Meetups in ${townOf(trip.destination)}`),
    ...meetups.map(({ id, title }) => screen(`/meetups/${id}`, title)),
    screen('/meetups/nobody', 'Meetup', 'No meetup here for you'),
    ...chats
      .filter(({ kind }) => kind !== 'pair')
      .map(({ id, title }) => screen(`/messages/g/${id}`, `${title}, Messages`, `${title}`)),
  ];
};

const forTravelers = async (page: Page): Promise<Screen[]> => {
  const conversations = await page.request.get(urlOf(endpoints.messages.conversations));
  const [first] = (await conversations.json()) as { user: { id: number; name: string } }[];
  const name = first?.user.name as string;
  return [
    screen(`/travelers/${first?.user.id}`, name, new RegExp(`^${name}`)),
    screen('/travelers/nobody', 'Traveler Not Found'),
    screen('/account?part=finds', 'Safety & account', 'Ana Duarte'),
    screen('/account?part=blocked', 'Safety & account', 'Ana Duarte'),
    screen('/account?part=notifications', 'Safety & account', 'Ana Duarte'),
    screen('/account?part=contacts', 'Safety & account', 'Ana Duarte'),
    screen('/account?part=reports', 'Safety & account', 'Ana Duarte'),
    screen('/account?part=data', 'Safety & account', 'Ana Duarte'),
    screen('/notifications', 'Notifications'),
    screen('/profile', 'My Profile', 'Ana Duarte'),
    screen('/profile?tab=trips', 'My Profile', 'Ana Duarte'),
    screen('/profile?tab=interests', 'My Profile', 'Ana Duarte'),
    screen('/account', 'Safety & account', 'Ana Duarte'),
    screen('/matches', 'Matches'),
    screen('/matches?tab=requests', 'Matches'),
    screen('/matches?tab=sent', 'Matches'),
    screen('/matches?tab=matched', 'Matches'),
    screen('/messages', 'Messages'),
    screen(`/messages/${first?.user.id}`, `${name}, Messages`, name),
    screen('/quiz', 'Travel Compatibility Quiz'),
    ...(await together(page)),
  ];
};

test('every screen a visitor may see', async () => {
  const { page } = await arrive({ theme: 'dark' });
  const findings: string[] = [];
  for (const each of [...(await openToAll(page)), ...(await forVisitors(page))])
    findings.push(...(await findingsOn(page, each)));
  expect(findings).toEqual([]);
});

test('every screen of a traveler', async () => {
  const { page } = await arrive({ theme: 'light', as: 'ana' });
  const findings: string[] = [];
  for (const each of [...(await openToAll(page)), ...(await forTravelers(page))])
    findings.push(...(await findingsOn(page, each)));
  expect(findings).toEqual([]);
});

/** The description of a screen that is not prerendered, before any script has set it. */
const servedDescription = async (page: Page): Promise<string> => {
  const html = await (await page.request.get('/messages', { headers: { accept: 'text/html' } })).text();
  return /<meta name="description" content="([^"]+)"/.exec(html.replaceAll(/\s+/g, ' '))?.[1] as string;
};

test('each screen has a description of its own', async () => {
  const { page } = await arrive({ as: 'ana' });
  const paths = [
    '/',
    '/explore',
    '/search',
    '/subscription',
    '/profile',
    '/matches',
    '/crossings',
    '/meetups',
    '/messages',
    '/quiz',
  ];
  // That of the document comes first: nobody has it as their own.
  const descriptions = [await servedDescription(page)];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A screen sets it a moment after it is shown.
    const own = await page.waitForFunction((others) => {
      const said = document.querySelector('meta[name=description]')?.getAttribute('content');
      return said && !others.includes(said) && said;
    }, descriptions);
    descriptions.push((await own.jsonValue()) as string);
  }
});

test('a navigation moves the focus to the new screen and the page to its top; the way back leads to the old place', async () => {
  const { page } = await arrive();
  await page.goto('/explore');
  const cards = page.getByRole('list', { name: 'Destinations' }).getByRole('link');
  const card = cards.nth(30);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await card.click();
  await page.waitForURL('**/destinations/*');
  await page.getByRole('tab', { name: /^Overview/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('main')?.id === 'main');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, left);
});
