import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import type { Page, Request, WebSocket } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import type { Guest } from '../support/people.js';
import { setUpJourney } from '../support/journey.js';

// What a screen asks of the server: a page shows what it shows by few requests, and what is told costs none.

const { arrive } = setUpJourney('requests');

/** The calls that a page makes. */
const callsOf = (page: Page) => {
  const calls: string[] = [];
  const open = new Set<Request>();
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (!isCall(request)) return;
    const { pathname, search } = new URL(request.url());
    calls.push(`${request.method()} ${pathname}${search}`);
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** Until everything asked was answered, and the page had the time to ask for more because of it. */
  const settle = async () => {
    let seen;
    do {
      seen = calls.length;
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await fetch('/config.json');
      });
    } while (open.size > 0 || seen < calls.length);
  };
  return {
    /** Forgets what was asked so far. */
    begin: async () => {
      await settle();
      calls.length = 0;
    },
    made: async () => {
      await settle();
      return [...calls];
    },
  };
};

const frameWith = (socket: WebSocket, text: string) =>
  socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(text));

const tabs = (page: Page) => page.getByRole('main').getByRole('tab');
const lisbonOf = async (page: Page) => {
  const places = await page.request.get(urlOf(endpoints.destinations.list, { query: { limit: 100 } }));
  const lisbon = ((await places.json()) as { id: number; name: string }[]).find(({ name }) =>
    name.startsWith('Lisbon'),
  );
  return `/destinations/${lisbon?.id}`;
};

describe('opening a destination', () => {
  it.each([
    ['a visitor', undefined, 2],
    // The header's two counts, of what is unread and of notifications, are theirs alone.
    ['a traveler', 'ana', 4],
  ] as const)('%s makes few requests, and one a list that is opened', async (_who, as, most) => {
    const { page } = await arrive({ as });
    const path = await lisbonOf(page);
    const calls = callsOf(page);
    // What signing in tells the traveler may come while the first page loads, which then reads once more.
    await page.goto('/', { waitUntil: 'networkidle' });
    await calls.begin();
    await page.goto(path);
    await page.getByRole('heading', { name: 'Travel With Others' }).waitFor();
    expect((await calls.made()).length).toBeLessThanOrEqual(most);
    for (const name of [/^Travelers/, /^Travel Tips/]) {
      await calls.begin();
      await tabs(page).filter({ hasText: name }).click();
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect(await calls.made()).toHaveLength(1);
    }
  });

  it('from the list of destinations makes one', async () => {
    const { page } = await arrive({ as: 'ana' });
    const path = await lisbonOf(page);
    await page.goto('/explore');
    const calls = callsOf(page);
    const card = page.locator(`a[href="${path}"]`);
    await card.waitFor();
    await calls.begin();
    await card.click();
    await page.getByRole('heading', { name: 'Travel With Others' }).waitFor();
    expect(await calls.made()).toEqual([`GET /api${path}`]);
  });
});

describe('connecting', () => {
  it.each(['/', '/search', '/matches'])('on %s is one request', async (path) => {
    const { page } = await arrive({ as: 'saoirse' });
    const calls = callsOf(page);
    await page.goto(path);
    const connect = page
      .getByRole('main')
      .getByRole('button', { name: /^Connect\b/ })
      .first();
    await connect.waitFor();
    const name = /, (.*)$/.exec((await connect.innerText()).replace(/\s+/g, ' '))?.[1] as string;
    await calls.begin();
    await connect.click();
    await waitForNotice(page, notices.connected(name));
    expect(await calls.made()).toEqual(['POST /api/matches']);
  });
});

describe('a message that arrives', () => {
  const bell = `GET ${urlOf(endpoints.notifications.unread)}`;

  it.each([
    ['into the open chat', (id: number) => `/messages/${id}`, 'log'],
    ['beside the list', () => '/messages', 'list'],
    ['on another page', () => '/explore', 'list'],
  ] as const)(
    '%s asks nothing of the server; its line behind the bell is counted',
    async (_where, pathFor, shown) => {
      const [ana, mei] = [await arrive({ as: 'ana' }), await arrive({ as: 'mei.chen' })];
      const idOf = async ({ page }: Guest) =>
        ((await (await page.request.get(urlOf(endpoints.auth.me))).json()) as { id: number }).id;
      const calls = callsOf(ana.page);
      const socket = ana.page.waitForEvent('websocket');
      const ready = socket.then((live) => frameWith(live, '"ready"'));
      await ana.page.goto(pathFor(await idOf(mei)));
      await ready;
      await ana.page.getByRole('main').getByRole(shown).getByText(/./).first().waitFor();
      await calls.begin();
      const data = { receiverId: await idOf(ana), content: `A word at ${Date.now()}` };
      const told = frameWith(await socket, data.content);
      // In the open chat it is read at once, and may never be a line.
      const counted = shown === 'list' && frameWith(await socket, '"notification_update"');
      await mei.page.request.post(urlOf(endpoints.messages.send), { data });
      await told;
      await counted;
      const made = await calls.made();
      expect(made.filter((call) => call !== bell)).toEqual([]);
      if (counted) expect(made).toContain(bell);
    },
  );
});
