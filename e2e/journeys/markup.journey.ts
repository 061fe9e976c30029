import { addDays, todayUtc } from '@wayfellow/contracts';
import { setUpJourney } from '../support/journey.js';

// What people write is text, wherever it is shown; a page that took it for markup would run it.
const { arrive } = setUpJourney('markup');

const markup = (what: string) => `${what} <img src=x onerror="window.attacked=1"><b>bold</b>`;

test('markup in names, bios, trips, tips and messages shows as text', async () => {
  const [mallory, ana] = [await arrive(), await arrive({ as: 'ana' })];
  const post = async (guest: typeof ana, path: string, data: object, method = 'POST') => {
    const answer = await guest.context.request.fetch(path, { method, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const me = await post(mallory, '/api/auth/register', {
    username: 'mallory',
    email: 'mallory@markup.example',
    password: 'correct horse',
    name: markup('Mallory'),
    bio: markup('About me'),
  });
  const [startDate, endDate] = [addDays(todayUtc(), 5), addDays(todayUtc(), 9)];
  await post(mallory, '/api/trips', { destination: markup('Nowhere'), startDate, endDate });
  await post(mallory, '/api/trips', { destinationId: 1, startDate, endDate });
  const tip = { title: markup('Tip'), content: markup('Twenty characters at least'), category: 'food' };
  await post(mallory, '/api/destinations/1/tips', tip);
  const anaId = (await (await ana.context.request.get('/api/auth/me')).json()) as { id: number };
  const match = await post(mallory, '/api/matches', { otherUserId: anaId.id });
  await post(ana, `/api/matches/${match.id}`, { status: 'accepted' }, 'PUT');
  await post(mallory, '/api/messages', { receiverId: anaId.id, content: markup('Hello') });

  const places = [
    ['/search?destination=nowhere', 'Nowhere'],
    ['/destinations/1?tab=travelers', 'Mallory'],
    ['/destinations/1/tips', 'Tip'],
    ['/matches?tab=matched', 'Mallory'],
    [`/messages/${me.id}`, 'Hello'],
  ] as const;
  for (const [path, what] of places) {
    await ana.page.goto(path);
    await ana.page.getByText(`${what} <img src=x onerror=`).first().waitFor();
    expect(await ana.page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(await ana.page.locator('img[src="x"]').count()).toBe(0);
    expect(await ana.page.locator('b', { hasText: /^bold$/ }).count()).toBe(0);
  }
});
