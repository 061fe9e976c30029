import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { isStatement, tablesIn, textsOf } from './sql-text.mjs';

/** The owner of each table: a module of the backend, or the platform. No other module uses it in SQL. */
const owners = {
  account_links: 'accounts',
  appeals: 'moderation',
  blocks: 'blocks',
  cases: 'reports',
  complaints: 'reports',
  conversation_backfill: 'conversations',
  conversation_members: 'conversations',
  conversations: 'conversations',
  customer_removals: 'subscriptions',
  data_exports: 'exports',
  decisions: 'moderation',
  declined_contacts: 'meetings',
  departed_addresses: 'users',
  departures: 'leaving',
  destination_months: 'destinations',
  destinations: 'destinations',
  digests: 'digests',
  emails: 'platform',
  matches: 'matches',
  meeting_plans: 'meetings',
  meetup_members: 'meetups',
  meetup_reminders: 'meetups',
  meetups: 'meetups',
  messages: 'messages',
  moderation_log: 'moderation',
  notices: 'reports',
  notification_settings: 'notifications',
  notifications: 'notifications',
  passkey_challenges: 'second-step',
  passkeys: 'second-step',
  pending_sign_ins: 'auth',
  photos: 'photos',
  place_near: 'destinations',
  places: 'destinations',
  presence: 'platform',
  provider_events: 'subscriptions',
  push_subscriptions: 'notifications',
  read_marks: 'conversations',
  recovery_codes: 'second-step',
  refused_addresses: 'users',
  removed_pictures: 'photos',
  report_evidence: 'reports',
  reports: 'reports',
  routes: 'routes',
  second_steps: 'second-step',
  sent_requests: 'matches',
  session: 'platform',
  subscription_letters: 'subscriptions',
  subscriptions: 'subscriptions',
  tip_upvotes: 'tips',
  tips: 'tips',
  traits: 'travelers',
  travel_references: 'references',
  travel_preferences: 'quiz',
  trip_cards: 'travelers',
  trips: 'trips',
  trusted_contacts: 'meetings',
  user_interests: 'interests',
  users: 'users',
};

const backend = path.join(root, 'backend/src');
const sourcesIn = (folder) =>
  readdirSync(path.join(backend, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .map((file) => ({ file, source: readFileSync(path.join(backend, file), 'utf8') }));
const modules = sourcesIn('modules');
const all = [...modules, ...sourcesIn('tables'), ...sourcesIn('platform')];

/** modules/tips/…, tables/tips.sql.ts and tables/together/tips.sql.ts belong to the module tips. */
const ownerOf = (file) => {
  const [place, name] = file.split('/');
  if (place === 'platform') return place;
  return place === 'tables' ? path.basename(file, '.sql.ts') : name;
};

test('a table of a migration has an owner, and an owner a table', () => {
  const migrations = sourcesIn('schema/migrations').map(({ source }) => source.split(' down(')[0]);
  const named = (pattern) =>
    migrations.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name));
  const dropped = new Set(named(/DROP TABLE (?:IF EXISTS )?([a-z_]+)/g));
  const made = named(/CREATE TABLE ([a-z_]+)/g).filter((name) => !dropped.has(name));
  assert.deepEqual(made.sort(), Object.keys(owners).sort());
});

test('a module names no table of another, nor the platform one of theirs', () => {
  const foreign = all.flatMap(({ file, source }) =>
    textsOf(source)
      .flatMap(tablesIn)
      .filter((table) => Object.hasOwn(owners, table) && owners[table] !== ownerOf(file))
      .map((table) => `${file} names ${table} of ${owners[table]}`),
  );
  assert.deepEqual([...new Set(foreign)], []);
});

test('an entity is of a table of its own module, and stays there', () => {
  for (const { file, source } of modules) {
    for (const [, table] of source.matchAll(/@Entity\('([a-z_]+)'\)/g))
      assert.equal(owners[table], ownerOf(file), `${file} has ${table}`);
    const [foreign] = source.match(/from '\.\.\/[^']*\.entity\.js'/) ?? [];
    assert.equal(foreign, undefined, file);
  }
});

test('SQL stands in the stores and queries of a module, and no query is built', () => {
  const elsewhere = modules.filter(({ file }) => !/\.(?:store|query|sql|entity)\.ts$/.test(file));
  const withSql = elsewhere.filter(({ source }) => textsOf(source).some(isStatement));
  assert.deepEqual(
    withSql.map(({ file }) => file),
    [],
  );
  const building = modules.filter(({ source }) => source.includes('createQueryBuilder'));
  assert.deepEqual(
    building.map(({ file }) => file),
    [],
  );
});

test('no statement gives the database a time zone that it may not know', () => {
  const given = [...all, ...sourcesIn('operations')].filter(({ source }) =>
    /AT TIME ZONE (?!'UTC')/.test(source),
  );
  assert.deepEqual(
    given.map(({ file }) => file),
    ['platform/database/zone.sql.ts'],
  );
});

/** Joined to the table that is changed, the limited rows may be looked up once for each of its rows, and all be changed. */
const CLAIM_BY_JOIN =
  /\bUPDATE\b[^;]*?\bFROM \(\s*SELECT\b[^()]*(?:\([^()]*\)[^()]*)*\bLIMIT\b[^()]*\bFOR UPDATE\b/;

test('a row to work on is claimed by WHERE id = (SELECT … LIMIT 1 FOR UPDATE SKIP LOCKED)', () => {
  const joined = all.filter(({ source }) => textsOf(source).some((text) => CLAIM_BY_JOIN.test(text)));
  assert.deepEqual(
    joined.map(({ file }) => file),
    [],
  );
  const next = '(SELECT id FROM emails WHERE due <= now() LIMIT 1 FOR UPDATE SKIP LOCKED)';
  assert.match(`UPDATE emails SET due = now() FROM ${next} next WHERE emails.id = next.id`, CLAIM_BY_JOIN);
  assert.doesNotMatch(`UPDATE emails SET due = now() WHERE id = ${next}`, CLAIM_BY_JOIN);
});

test('tables are found wherever SQL names them', () => {
  const found = {
    'SELECT 1 FROM users': ['users'],
    'SELECT t.id FROM mine, trips t WHERE t.id = mine.id': ['mine', 'trips'],
    'SELECT 1 FROM ? person LEFT JOIN matches ON true': ['matches'],
    'DELETE FROM ONLY tips USING blocks': ['tips', 'blocks'],
    'WITH gone AS (UPDATE users SET name = $1) INSERT INTO tips SELECT * FROM gone': [
      'users',
      'tips',
      'gone',
    ],
    "SELECT reltuples FROM pg_class WHERE oid = 'traits'::regclass": ['pg_class', 'traits'],
  };
  for (const [sql, tables] of Object.entries(found))
    assert.deepEqual(tablesIn(sql).sort(), tables.sort(), sql);
  assert.deepEqual(textsOf('const a = `SELECT 1 FROM ${b} JOIN users`;'), ['SELECT 1 FROM ? JOIN users']);
  assert.ok(isStatement('\n  UPDATE users SET name = $1'));
  assert.ok(!isStatement('You cannot select from users'));
});
