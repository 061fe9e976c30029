import {
  type CrossingView,
  type DayCountView,
  type TripCrossingsView,
  endpoints,
} from '@wayfellow/contracts';
import { PlacesService } from '../../src/modules/destinations/places.service.js';
import { type Client, newUser } from './client.js';
import type { Instance } from './instance.js';
import { makeDestination, query } from './query.js';
import { day } from './travelers.js';

let made = 0;

/** A destination that no other test of the file goes to, at a point or nowhere. */
export const newCity = async (instance: Instance, point?: readonly [number, number]): Promise<number> => {
  const id = await makeDestination(instance, `Crossing City ${(made += 1)}`);
  if (point) {
    const sql = 'UPDATE destinations SET latitude = $2, longitude = $3 WHERE id = $1';
    await query(instance, sql, [id, ...point]);
  }
  return id;
};

/** Plans a trip from one day to another, counted from today. */
export const goTo = async (
  who: Client,
  destinationId: number,
  [from, to]: readonly [number, number],
): Promise<number> => {
  const body = { destinationId, startDate: day(from), endDate: day(to) };
  const answer = await who.call(endpoints.trips.create, { body });
  if (answer.status !== 201) throw new Error(`The trip was not planned: ${answer.status} ${answer.text}`);
  return answer.body.id;
};

/** Somebody new who goes to a place. */
export const newcomer = async (
  instance: Instance,
  destinationId: number,
  days: readonly [number, number],
  name = 'Somebody New',
): Promise<Client> => {
  const who = await newUser(instance, { name });
  await goTo(who, destinationId, days);
  return who;
};

/** Lets so many people whom everyone finds go to a destination, past the services. */
export const crowd = async (
  instance: Instance,
  destinationId: number,
  count: number,
  [from, to]: readonly [number, number],
): Promise<void> => {
  made += 1;
  await query(
    instance,
    `WITH people AS (
       INSERT INTO users (username, username_key, email, password_hash, name)
       SELECT name, name, name || '@x.example', '', 'One of many'
       FROM (SELECT 'crowd${made}x' || n AS name FROM generate_series(1, $2::int) n) named RETURNING id
     )
     INSERT INTO trips (user_id, place_id, start_date, end_date)
     SELECT people.id, places.id, $3::date, $4::date FROM people CROSS JOIN places WHERE destination_id = $1`,
    [destinationId, count, day(from), day(to)],
  );
};

/** A degree along a meridian. */
const DEGREE_KM = (6_371 * Math.PI) / 180;

/**
 * Lets two destinations, which both have a place by now, lie so far apart; with null the second is the country of the first. What
 * lies near different firsts is far apart, and in other countries: tests do not meet.
 */
export const makeNear = async (
  instance: Instance,
  one: number,
  other: number,
  km: number | null,
): Promise<void> => {
  if (km === null)
    await query(
      instance,
      `UPDATE destinations SET country = 'X' || chr(65 + $1::int % 26), kind = CASE id WHEN $2 THEN 'country' ELSE 'city' END
       WHERE id IN ($1, $2)`,
      [one, other],
    );
  else
    await query(
      instance,
      `UPDATE destinations
       SET kind = 'city', longitude = 3 * ($1::int % 120) - 180, latitude = CASE id WHEN $2 THEN $3::float8 ELSE 0 END
       WHERE id IN ($1, $2)`,
      [one, other, km / DEGREE_KM],
    );
  await instance.app.get(PlacesService).renewNear();
};

type Query = Record<string, string | number>;

/** The first page of a board. */
export const peopleOf = async (who: Client, trip: number, asked: Query = {}): Promise<CrossingView[]> => {
  const answer = await who.call(endpoints.crossings.people, { params: { id: trip }, query: asked as object });
  if (answer.status !== 200) throw new Error(`No board: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** A board's counts a day. */
export const daysOf = async (who: Client, trip: number, asked: Query = {}): Promise<DayCountView[]> => {
  const answer = await who.call(endpoints.crossings.days, { params: { id: trip }, query: asked as object });
  if (answer.status !== 200) throw new Error(`No days: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** All boards of somebody's trips. */
export const boardsOf = async (who: Client): Promise<TripCrossingsView[]> => {
  const answer = await who.call(endpoints.crossings.list, {});
  if (answer.status !== 200) throw new Error(`No boards: ${answer.status} ${answer.text}`);
  return answer.body;
};
