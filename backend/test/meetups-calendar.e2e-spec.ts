import { endpoints, momentOf } from '@wayfellow/contracts';
import { eventOf } from './support/calendar-file.js';
import type { Client } from './support/client.js';
import { newCity, newcomer } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { changeOf, join, mustOffer } from './support/meetups.js';
import { query } from './support/query.js';
import { day } from './support/travelers.js';

const { meetups, trips } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetups_calendar') });
});
afterAll(() => instance?.close());

const ZONE = 'Asia/Kathmandu';
const texts = {
  title: 'Tea, momos; and a \\ view 🏔️',
  description: `We walk up, slowly; then:\n1. tea\n2. momos 🥟\n\n${'बौद्धनाथ स्तूप, '.repeat(12)}and back.`,
  area: 'Boudha, north; gate 2',
  spot: 'Under the clock, by "the" stupa',
};

test('the file of a meetup is read by a calendar as it was written, and its later versions replace it', async () => {
  const cityId = await newCity(instance);
  await query(instance, 'UPDATE destinations SET zone = $2 WHERE id = $1', [cityId, ZONE]);
  const host = await newcomer(instance, cityId, [3, 9]);
  const [trip] = (await host.call(trips.list, {})).body;
  const meetup = await mustOffer(host, Number(trip?.id));
  const guest = await newcomer(instance, cityId, [4, 6]);
  await join(guest, meetup);
  const params = { id: meetup.id };
  const read = async (who: Client) => {
    const answer = await who.call(meetups.calendar, { params });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    return eventOf(answer.text);
  };
  const first = await read(guest);
  const body = changeOf(1, { ...texts, time: '23:15', minutes: 90 });
  const { body: changed } = await host.call(meetups.change, { params, body });

  const startsAt = momentOf({ day: day(5), time: '23:15' }, ZONE);
  const event = {
    uid: first.uid,
    summary: texts.title,
    location: `${texts.spot}, ${texts.area}, ${changed.destination}`,
    description: texts.description,
    sequence: first.sequence + 1,
    status: 'CONFIRMED',
    zone: ZONE,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 90 * 60_000),
    days: null,
  };
  expect(await read(guest)).toEqual(event);
  expect(await read(host)).toEqual(event);

  await host.call(meetups.setState, { params, body: { state: 'cancelled' } });
  expect(await read(guest)).toEqual({ ...event, sequence: event.sequence + 1, status: 'CANCELLED' });
});
