import type { EntityManager } from 'typeorm';
import { type DemoMeetup, readDemoMeetups } from './demo-meetups.js';
import { type UserIds, idIn } from '../ids.js';

const insertMeetup = `
  INSERT INTO meetups
    (host_id, place_id, title, description, day, starts_at, ends_at, remind_at, zone, area, spot, capacity, joined_count)
  SELECT $1::int, place_id, $3::text, $4::text, day, starts_at, starts_at + make_interval(mins => $7::int),
    (day - 1 + time '18:00') AT TIME ZONE zone, zone, $8::text, $9::text, $10::smallint, $11::smallint
  FROM (
    SELECT places.id AS place_id, day, zone, (day + $6::time) AT TIME ZONE zone AS starts_at
    FROM places JOIN destinations ON destinations.id = places.destination_id
    CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'UTC')::date + $5::int AS day) AS days
    WHERE destinations.name = $2
  ) AS there
  RETURNING id`;

const insertMembers = `
  INSERT INTO meetup_members (meetup_id, user_id, state)
  SELECT $1::int, user_id, $3::text FROM unnest($2::int[]) WITH ORDINALITY AS demo (user_id, position) ORDER BY position`;

const insertChat = `
  WITH chat AS (
    INSERT INTO conversations (kind, meetup_id, owner_id, members, writable_until)
    SELECT 'meetup', id, host_id, $2::int[], ends_at + interval '7 days' FROM meetups WHERE id = $1
    RETURNING id
  )
  INSERT INTO conversation_members (conversation_id, user_id) SELECT chat.id, user_id FROM chat, unnest($2::int[]) AS demo (user_id)`;

const seedMeetup = async (manager: EntityManager, meetup: DemoMeetup, ids: UserIds): Promise<void> => {
  const hostId = idIn(ids, meetup.host);
  const joined = meetup.joined.map((username) => idIn(ids, username));
  const waiting = meetup.waiting.map((username) => idIn(ids, username));
  const { place, title, description, startsIn, time, minutes, area, spot, capacity } = meetup;
  const values = [hostId, place, title, description ?? null, startsIn, time, minutes, area, spot, capacity];
  const [added]: { id: number }[] = await manager.query(insertMeetup, [...values, joined.length]);
  if (!added) throw new Error(`No demo traveler goes to ${place}`);
  await manager.query(insertMembers, [added.id, joined, 'joined']);
  await manager.query(insertMembers, [added.id, waiting, 'waiting']);
  await manager.query(insertChat, [added.id, [hostId, ...joined]]);
};

/** Inserts the meetups of the demo travelers, after their trips. */
export const seedMeetups = async (manager: EntityManager, ids: UserIds): Promise<void> => {
  for (const meetup of readDemoMeetups()) await seedMeetup(manager, meetup, ids);
};
