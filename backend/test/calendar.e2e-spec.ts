import { addDays, endpoints, todayUtc } from '@wayfellow/contracts';
import { eventOf } from './support/calendar-file.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { makePremium } from './support/query.js';

const day = (count: number) => addDays(todayUtc(), count);

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('calendar') });
  [ana, ben] = await Promise.all([newUser(instance, { name: 'Ana' }), newUser(instance, { name: 'Ben' })]);
  await makePremium(instance, ana.user.id);
});
afterAll(() => instance?.close());

const plan = async (who: Client, start: number, end: number) => {
  const body = { destination: 'Lisbon, Portugal', startDate: day(start), endDate: day(end) };
  return (await who.call(endpoints.trips.create, { body })).body.id;
};
const meet = async () => {
  const { body } = await ana.call(endpoints.matches.create, { body: { otherUserId: ben.user.id } });
  return body.id;
};

test('a trip comes as a file that calendars open, and that no page can run', async () => {
  const id = await plan(ana, 10, 16);
  const answer = await ana.call(endpoints.calendar.trip, { params: { id } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="trip.ics"');
  expect(eventOf(answer.text)).toMatchObject({ summary: 'Lisbon, Portugal', days: [day(10), day(17)] });
});

test('the shared days come once the two are matched, and only where days are shared', async () => {
  const id = await meet();
  const shared = () => ana.call(endpoints.calendar.shared, { params: { id } });
  expect((await shared()).status).toBe(404);
  await ben.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
  expect((await shared()).status).toBe(404);
  await plan(ben, 14, 20);
  const answer = await shared();
  expect(answer.status).toBe(200);
  expect(eventOf(answer.text)).toMatchObject({
    summary: 'Lisbon, Portugal with Ben',
    days: [day(14), day(17)],
  });
});
