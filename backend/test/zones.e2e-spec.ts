import { endpoints, inputs } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';

let instance: Instance;
let ana: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('zones') });
  ana = await newUser(instance);
});
afterAll(() => instance?.close());

const { accepts } = inputs.timeZone.zone.pattern;
/** What browsers and Node.js know or knew besides their own names. */
const aliases = [
  ...['UTC', 'GMT', 'CET', 'MET', 'EET', 'WET', 'EST', 'MST', 'HST'],
  ...['EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT', 'Etc/UTC', 'Etc/GMT+5', 'Etc/GMT-14', 'Etc/Unknown'],
  ...['Europe/Kyiv', 'Europe/Kiev', 'Asia/Kolkata', 'Asia/Calcutta', 'Asia/Rangoon', 'Asia/Riyadh87'],
  ...['America/Ciudad_Juarez', 'America/Buenos_Aires', 'Pacific/Enderbury', 'Antarctica/South_Pole'],
];
const unknown = [
  ...['SystemV/PST8', 'SystemV/AST4ADT', 'US/Pacific-New', 'Canada/East-Saskatchewan', 'Mars/Olympus'],
  ...[
    'BST',
    'IST',
    'PST',
    'CST',
    'ACT',
    'VST',
    '+05:30',
    'UTC+5',
    '',
    'localtime',
    'Factory',
    'europe/paris',
  ],
];

test('every time zone that is accepted is one that the database knows, and those of Node.js are', async () => {
  const names = Intl.supportedValuesOf('timeZone');
  expect(names.filter((zone) => !accepts(zone))).toEqual([]);
  const accepted = [...names, ...aliases, ...unknown].filter(accepts);
  expect(accepted.length).toBeGreaterThan(names.length + aliases.length / 2);
  const { rows } = await query(
    instance,
    'SELECT zone FROM unnest($1::text[]) AS accepted (zone) WHERE known_zone(zone) <> zone',
    [accepted],
  );
  expect(rows).toEqual([]);
});

test.each(unknown)('%p is no time zone', async (zone) => {
  expect((await ana.call(endpoints.notifications.keepZone, { body: { zone } })).status).toBe(400);
});

test('one that the database does not know is UTC to it: a group is muted until 8:00 there', async () => {
  const id = await groupOf(ana, await newUser(instance));
  await ana.call(endpoints.notifications.keepZone, { body: { zone: 'Asia/Tokyo' } });
  // As an earlier release, or a newer Node.js than the database, has accepted it.
  await query(instance, `UPDATE notification_settings SET zone = 'US/Pacific-New' WHERE user_id = $1`, [
    ana.user.id,
  ]);
  const muted = await ana.call(endpoints.conversations.mute, { params: { id }, body: { until: 'tomorrow' } });
  expect(muted.status).toBe(204);
  const { rows } = await query<{ time: string }>(
    instance,
    `SELECT to_char(muted_until AT TIME ZONE 'UTC', 'HH24:MI') AS time FROM conversation_members
     WHERE conversation_id = $1 AND user_id = $2`,
    [id, ana.user.id],
  );
  expect(rows).toEqual([{ time: '08:00' }]);
});
