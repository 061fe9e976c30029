import { fold } from '@wayfellow/contracts';
import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import { passwordCost } from '../../../platform/keys/password-cost.js';
import { DEMO_PASSWORD, type DemoTraveler, demoEmail, readDemoTravelers } from './demo-travelers.js';
import { type UserIds, idIn } from './ids.js';

// All share one hash: the password is public, and sixty hashes would take seconds.
const insertUsers = `
  INSERT INTO users (username, email, name, age, bio, password_hash, created_at)
  SELECT username, email, name, age, bio, $6, now() - make_interval(days => 90 - position::int)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[])
    WITH ORDINALITY AS demo(username, email, name, age, bio, position)
  ORDER BY position
  RETURNING id, username`;

const insertInterests = `
  INSERT INTO user_interests (user_id, name) SELECT * FROM unnest($1::int[], $2::text[])`;

const insertTrips = `
  INSERT INTO trips (user_id, place_id, start_date, end_date, description, created_at)
  SELECT user_id, places.id, today + starts_in, today + starts_in + days - 1, description,
    now() - make_interval(hours => 7 * position::int)
  FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[])
    WITH ORDINALITY AS demo(user_id, folded, starts_in, days, description, position)
  JOIN places USING (folded)
  CROSS JOIN (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS today_there
  ORDER BY position`;

const insertRoutes = 'INSERT INTO routes (user_id) SELECT unnest($1::int[])';
const setStops = `
  UPDATE trips SET route_id = routes.id
  FROM routes JOIN unnest($1::int[], $2::int[]) AS stop(user_id, starts_in) USING (user_id)
  WHERE trips.user_id = routes.user_id AND start_date = (now() AT TIME ZONE 'UTC')::date + starts_in`;

const insertAnswers = `
  INSERT INTO travel_preferences (user_id, answers) SELECT * FROM unnest($1::int[], $2::jsonb[])`;

type Travelers = readonly DemoTraveler[];

const seedUsers = async (manager: EntityManager, demoTravelers: Travelers): Promise<UserIds> => {
  const rows: { id: number; username: string }[] = await manager.query(insertUsers, [
    demoTravelers.map(({ username }) => username),
    demoTravelers.map(demoEmail),
    demoTravelers.map(({ name }) => name),
    demoTravelers.map(({ age }) => age ?? null),
    demoTravelers.map(({ bio }) => bio ?? null),
    await hash(DEMO_PASSWORD, passwordCost),
  ]);
  return new Map(rows.map(({ id, username }) => [username, id]));
};

const seedInterests = (manager: EntityManager, demoTravelers: Travelers, ids: UserIds) => {
  const rows = demoTravelers.flatMap(({ username, interests }) =>
    interests.map((name) => ({ userId: idIn(ids, username), name })),
  );
  return manager.query(insertInterests, [rows.map(({ userId }) => userId), rows.map(({ name }) => name)]);
};

const seedTrips = (manager: EntityManager, demoTravelers: Travelers, ids: UserIds) => {
  const rows = demoTravelers.flatMap(({ username, trips }) =>
    trips.map((trip) => ({ userId: idIn(ids, username), ...trip })),
  );
  return manager.query(insertTrips, [
    rows.map(({ userId }) => userId),
    rows.map(({ destination }) => fold(destination)),
    rows.map(({ startsIn }) => startsIn),
    rows.map(({ days }) => days),
    rows.map(({ description }) => description ?? null),
  ]);
};

const seedRoutes = async (manager: EntityManager, demoTravelers: Travelers, ids: UserIds) => {
  const travelers = demoTravelers.filter(({ isRoute }) => isRoute);
  await manager.query(insertRoutes, [travelers.map(({ username }) => idIn(ids, username))]);
  const stops = travelers.flatMap(({ username, trips }) =>
    trips.filter(({ isStop }) => isStop).map(({ startsIn }) => ({ userId: idIn(ids, username), startsIn })),
  );
  await manager.query(setStops, [stops.map(({ userId }) => userId), stops.map(({ startsIn }) => startsIn)]);
};

const seedAnswers = (manager: EntityManager, demoTravelers: Travelers, ids: UserIds) => {
  const rows = demoTravelers.filter(({ quiz }) => quiz);
  return manager.query(insertAnswers, [
    rows.map(({ username }) => idIn(ids, username)),
    rows.map(({ quiz }) => JSON.stringify(quiz)),
  ]);
};

/** Inserts the travelers with their interests, trips, routes and quiz answers. Returns their ids by username. */
export const seedTravelers = async (manager: EntityManager): Promise<UserIds> => {
  const demoTravelers = readDemoTravelers();
  const ids = await seedUsers(manager, demoTravelers);
  await seedInterests(manager, demoTravelers, ids);
  await seedTrips(manager, demoTravelers, ids);
  await seedRoutes(manager, demoTravelers, ids);
  await seedAnswers(manager, demoTravelers, ids);
  return ids;
};
