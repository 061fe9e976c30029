import { verify } from '@node-rs/argon2';
import { limits, photoKeyOf, photoPath, photoSizes, todayUtc } from '@wayfellow/contracts';
import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../test/support/database.js';
import { pairFaults } from '../../../test/support/pairs.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import type { Files } from '../../platform/files/files.js';
import { FolderFiles } from '../../platform/files/folder-files.js';
import { readDemoTips } from './demo/demo-tips.js';
import { DEMO_PASSWORD, readDemoTravelers } from './demo/demo-travelers.js';
import { portraitFile } from './demo/portraits.js';
import { readDestinations } from './destinations.js';
import { seed } from './seed.js';

const destinations = readDestinations();
const demoTips = readDemoTips();
const demoTravelers = readDemoTravelers();
const tables = [
  'destinations',
  'places',
  'users',
  'user_interests',
  'routes',
  'trips',
  'travel_preferences',
  'matches',
  'messages',
  'tips',
  'tip_upvotes',
] as const;

const posters = new Map<string, string>();

describe('the seed', () => {
  let source: DataSource;
  let folder: string;
  let files: Files;

  const count = async (table: string): Promise<number> =>
    (await source.query(`SELECT count(*) FROM ${table}`))[0].count;
  const counts = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plat-seed-'));
    files = new FolderFiles(folder);
    const databaseUrl = await freshDatabase('plat_seed');
    source = await new DataSource(dataSourceOptions({ databaseUrl })).initialize();
    await source.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`);
  });
  afterEach(() => source?.destroy());

  it('lays everything once, also when instances start together and again later', async () => {
    const said: string[] = [];
    const options = { demo: true, posters, files, log: (line: string) => void said.push(line) };
    await Promise.all(Array.from({ length: 3 }, () => seed(source, options)));
    const first = await counts();
    expect(first).toMatchObject({
      destinations: destinations.length,
      places: destinations.length,
      users: demoTravelers.length,
      routes: demoTravelers.filter(({ isRoute }) => isRoute).length,
      trips: demoTravelers.flatMap(({ trips }) => trips).length,
      tips: demoTips.length,
      tip_upvotes: demoTips.reduce((sum, { upvotes }) => sum + upvotes, 0),
    });
    await seed(source, options);
    expect(await counts()).toEqual(first);
    expect(said).toHaveLength(2);
  });

  it('has routes that lead from stop to stop, Ana’s too', () => {
    const onRoutes = demoTravelers.filter(({ isRoute }) => isRoute);
    expect(onRoutes.map(({ username }) => username)).toContain('ana');
    for (const { trips } of onRoutes) {
      const stops = trips.filter(({ isStop }) => isStop);
      expect(stops.length).toBeGreaterThan(1);
      stops.slice(1).forEach(({ startsIn }, i) => {
        const freeDays = startsIn - (stops[i]!.startsIn + stops[i]!.days - 1);
        expect(freeDays).toBeGreaterThanOrEqual(0);
        expect(freeDays).toBeLessThanOrEqual(limits.route.freeDays);
      });
    }
  });

  it('gives the destinations their ids in the order of the list, each with its place', async () => {
    await seed(source, { demo: false, posters, files });
    const rows: { name: string; place: string }[] = await source.query(
      `SELECT d.name, p.name AS place FROM destinations d JOIN places p ON p.destination_id = d.id ORDER BY d.id`,
    );
    expect(rows).toEqual(destinations.map(({ name }) => ({ name, place: name })));
  });

  it('tells destinations that an older release laid where they are, and which are near each other', async () => {
    const facts = 'SELECT name, latitude, longitude, kind, country, zone FROM destinations ORDER BY id';
    await seed(source, { demo: false, posters, files });
    const [rows, near] = [await source.query(facts), await count('place_near')];
    expect(rows).toEqual(destinations.map(({ description: _, ...known }) => known));
    await source.query('TRUNCATE place_near');
    await source.query('UPDATE destinations SET latitude = 0, longitude = NULL, kind = NULL, zone = NULL');
    await seed(source, { demo: false, posters, files });
    expect([await source.query(facts), await count('place_near')]).toEqual([rows, near]);
    expect(Number(near)).toBeGreaterThan(0);
  });

  it('lays no demo travelers unless asked to, nor beside real ones', async () => {
    await seed(source, { demo: false, posters, files });
    expect(await count('users')).toBe(0);
    await source.query(
      `INSERT INTO users (username, email, name, password_hash) VALUES ('real', 'real@wayfellow.example', 'Real', '')`,
    );
    await seed(source, { demo: true, posters, files });
    expect(await count('users')).toBe(1);
  });

  it('takes over what a traveler called a destination before it was one', async () => {
    await source.query(`INSERT INTO places (name, folded) VALUES ('lisbon,  portugal', 'lisbon, portugal')`);
    await seed(source, { demo: false, posters, files });
    const [place] = await source.query(
      `SELECT p.name, d.name AS destination FROM places p JOIN destinations d ON d.id = p.destination_id WHERE p.id = 1`,
    );
    expect(place).toEqual({ name: 'Lisbon, Portugal', destination: 'Lisbon, Portugal' });
    expect(await count('places')).toBe(destinations.length);
  });

  it('lets Ana in with the demo password, to a conversation with unread lines and open requests', async () => {
    await seed(source, { demo: true, posters, files });
    const [ana] = await source.query(`SELECT id, password_hash AS hash FROM users WHERE username = 'ana'`);
    expect(await verify(ana.hash, DEMO_PASSWORD)).toBe(true);
    const [waiting] = await source.query(
      `SELECT (SELECT count(*) FROM messages WHERE receiver_id = $1 AND read_at IS NULL) AS unread,
        (SELECT count(*) FROM matches WHERE recipient_id = $1 AND status = 'pending') AS requests`,
      [ana.id],
    );
    expect(waiting.unread).toBeGreaterThan(0);
    expect(waiting.requests).toBeGreaterThan(0);
  });

  it('lays conversations that agree with their matches and messages', async () => {
    await seed(source, { demo: true, posters, files });
    for (const [fault, sql] of Object.entries(pairFaults))
      expect([fault, await source.query(sql)]).toEqual([fault, []]);
  });

  it('gives each demo traveler their portrait, stored as an uploaded photo is', async () => {
    await seed(source, { demo: true, posters, files });
    const rows: { username: string; path: string; isTheirs: boolean }[] = await source.query(
      `SELECT username, profile_image AS path,
         EXISTS (
           SELECT FROM photos WHERE user_id = users.id AND saved_at IS NOT NULL AND hidden_at IS NULL
             AND removed_at IS NULL AND profile_image = '/media/photos/' || key || '-512.webp'
         ) AS "isTheirs"
       FROM users`,
    );
    expect(rows.every(({ isTheirs }) => isTheirs)).toBe(true);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(demoTravelers.length);
    expect(await readdir(join(folder, 'photos'))).toHaveLength(demoTravelers.length * photoSizes.length);
    for (const { username, portrait } of demoTravelers) {
      const key = photoKeyOf(rows.find((row) => row.username === username)?.path ?? '') ?? '';
      for (const size of photoSizes)
        expect(await readFile(join(folder, photoPath(key, size).replace('/media/', '')))).toEqual(
          await portraitFile({ name: portrait }, size),
        );
    }
  });

  it('lays trips that have not begun and nothing written in the future', async () => {
    await seed(source, { demo: true, posters, files });
    const [{ earliest }] = await source.query('SELECT min(start_date) AS earliest FROM trips');
    expect(earliest > todayUtc()).toBe(true);
    const [{ isPast }] = await source.query(
      `SELECT bool_and(m.created_at > matches.responded_at AND coalesce(m.read_at, m.created_at) < now()) AS "isPast"
       FROM messages m JOIN matches ON matches.id = m.match_id`,
    );
    expect(isPast).toBe(true);
  });

  it('lays a group with Ana in it, whose people are the same on both sides, in the past and read', async () => {
    await seed(source, { demo: true, posters, files });
    const groups = await source.query(
      `SELECT title, ana.id = ANY (conversations.members) AS "isAnas",
         conversations.members @> rows.ids AND rows.ids @> conversations.members AS "isSame", said.is_past AS "isPast", said.is_read AS "isRead"
       FROM conversations JOIN users ana ON ana.username = 'ana'
       CROSS JOIN LATERAL (
         SELECT array_agg(user_id) AS ids, min(read_up_to) AS read_up_to FROM conversation_members
         WHERE conversation_id = conversations.id AND state = 'member'
       ) rows
       CROSS JOIN LATERAL (
         SELECT bool_and(created_at < now() AND created_at > conversations.created_at) AS is_past,
           max(id) = rows.read_up_to AS is_read
         FROM messages WHERE conversation_id = conversations.id
       ) said
       WHERE kind = 'group'`,
    );
    expect(groups).toEqual([
      { title: 'Lisbon on foot', isAnas: true, isSame: true, isPast: true, isRead: true },
    ]);
  });

  it('lays what travelers wrote about each other relative to today, both sides of it', async () => {
    await seed(source, { demo: true, posters, files });
    const [{ count, isPast, areMutual }] = await source.query(
      `SELECT count(*)::int AS count, bool_and(
          one.traveled_on < current_date AND one.created_at <= one.revealed_at AND one.revealed_at < now()
          AND coalesce(one.replied_at, now() - interval '1 day') < now() AND matches.responded_at < one.created_at
        ) AS "isPast", bool_and(other.id IS NOT NULL) AS "areMutual"
       FROM travel_references one JOIN matches ON matches.id = one.match_id
       LEFT JOIN travel_references other ON other.match_id = one.match_id AND other.author_id = one.subject_id`,
    );
    expect({ count, isPast, areMutual }).toEqual({ count: 10, isPast: true, areMutual: true });
  });

  it('counts as many upvotes on each tip as travelers gave it, never its author', async () => {
    await seed(source, { demo: true, posters, files });
    const wrong = await source.query(
      `SELECT tips.id FROM tips LEFT JOIN tip_upvotes given ON given.tip_id = tips.id GROUP BY tips.id
       HAVING tips.upvotes <> count(given.user_id) OR bool_or(given.user_id = tips.author_id)`,
    );
    expect(wrong).toEqual([]);
  });
});
