import { type MeetupChangeInput, type MeetupInput, type MeetupView, endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import { goTo, newCity } from './crossings.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { day } from './travelers.js';

/** Where exactly the meetups of tests are: a text that nothing else contains. */
export const SPOT = 'Under the clock of spotless corner';

/** A meetup on the fifth day from today. */
export const meetupOf = (tripId: number, changes: Partial<MeetupInput> = {}): MeetupInput => ({
  tripId,
  title: 'Tram 28 and pastries',
  day: day(5),
  time: '10:00',
  minutes: 120,
  area: 'Old Town',
  spot: SPOT,
  capacity: 3,
  ...changes,
});

/** The input of a change of such a meetup, from the version that was read. */
export const changeOf = (version: number, changes: Partial<MeetupChangeInput> = {}): MeetupChangeInput => {
  const { tripId: _, ...fields } = meetupOf(0);
  return { ...fields, ...changes, version };
};

/** Offers a meetup. */
export const mustOffer = async (
  host: Client,
  tripId: number,
  changes?: Partial<MeetupInput>,
): Promise<MeetupView> => {
  const answer = await host.call(endpoints.meetups.offer, { body: meetupOf(tripId, changes) });
  if (answer.status !== 201) throw new Error(`The meetup was not offered: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** A town with a host who offers a meetup there, and ways for others to be there. */
export interface Town {
  cityId: number;
  host: Client;
  hostTrip: number;
  meetup: MeetupView;
}

/** A town of its own with a meetup on its fifth day. */
export const newTown = async (instance: Instance, changes?: Partial<MeetupInput>): Promise<Town> => {
  const cityId = await newCity(instance);
  const host = await newUser(instance, { name: 'Hana Host' });
  const hostTrip = await goTo(host, cityId, [3, 9]);
  return { cityId, host, hostTrip, meetup: await mustOffer(host, hostTrip, changes) };
};

/** Somebody who is there on the meetup's day. */
export const guestOf = async (instance: Instance, { cityId }: Town, name = 'Gil Guest'): Promise<Client> => {
  const guest = await newUser(instance, { name });
  await goTo(guest, cityId, [4, 6]);
  return guest;
};

export const guestsOf = (instance: Instance, town: Town, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => guestOf(instance, town)));

/** A meetup as somebody sees it. */
export const seenBy = async (who: Client, { id }: MeetupView): Promise<MeetupView> => {
  const answer = await who.call(endpoints.meetups.one, { params: { id } });
  if (answer.status !== 200) throw new Error(`No meetup: ${answer.status} ${answer.text}`);
  return answer.body;
};

export const join = (who: Client, { id }: MeetupView) => who.call(endpoints.meetups.join, { params: { id } });
export const leave = (who: Client, { id }: MeetupView) =>
  who.call(endpoints.meetups.leave, { params: { id } });

/** Who is in a meetup, as the tables have it: by rows, by the count, and by its chat. */
export interface Truth {
  hostId: number;
  joined: number[];
  waiting: number[];
  count: number;
  capacity: number;
  members: number[];
  chat: number[];
}

export const truthOf = async (instance: Instance, { id }: MeetupView): Promise<Truth> => {
  const ids = (state: string) =>
    `ARRAY(SELECT user_id FROM meetup_members WHERE meetup_id = m.id AND state = '${state}' ORDER BY user_id)`;
  const { rows } = await query<Truth>(
    instance,
    `SELECT host_id AS "hostId", joined_count AS count, capacity, ${ids('joined')} AS joined, ${ids('waiting')} AS waiting,
       ARRAY(SELECT unnest(members) ORDER BY 1) AS members,
       ARRAY(SELECT user_id FROM conversation_members WHERE conversation_id = c.id AND state = 'member' ORDER BY 1) AS chat
     FROM meetups m JOIN conversations c ON c.meetup_id = m.id WHERE m.id = $1`,
    [id],
  );
  return rows[0] as Truth;
};

/** What holds of a meetup whatever was done to it. */
export const expectInStep = ({ hostId, joined, count, capacity, members, chat }: Truth): void => {
  const people = [hostId, ...joined].sort((one, other) => one - other);
  expect(count).toBe(joined.length);
  expect(count).toBeLessThanOrEqual(capacity);
  expect(members).toEqual(people);
  expect(chat).toEqual(people);
};

/** What somebody reports a town's meetup for. */
export const reportOf = ({ meetup }: Town) =>
  ({ subject: 'meetup', subjectId: meetup.id, reason: 'scam', alsoBlock: false }) as const;
