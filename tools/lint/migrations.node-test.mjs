// While instances are replaced, those of the previous release run on the schema of this one: a migration may add, but takes
// nothing away that the previous release reads, and refuses nothing that it writes (docs/operations.md).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { previousRelease } from '../release/previous-release.mjs';
import { root } from '../workspace.mjs';
import { textsOf } from './sql-text.mjs';

/** What is done to a table of the previous release all the same: migration → statement → why that breaks nothing. */
const reasons = {
  '1763685926000-push': {
    'ALTER TABLE session ADD CONSTRAINT session_no_unique UNIQUE (no)':
      'the database numbers the rows itself',
  },
  '1763687500000-conversations': {
    'ALTER TABLE messages ADD CONSTRAINT messages_somewhere CHECK ( (match_id IS NULL) = (receiver_id IS NULL) AND (match_id IS NOT NULL OR conversation_id IS NOT NULL) ) NOT VALID':
      'each of its messages has a match and a receiver',
    "ALTER TABLE messages ADD CONSTRAINT messages_kind_known CHECK (kind IN ('text', 'joined', 'left', 'renamed', 'changed', 'cancelled')) NOT VALID":
      'it does not name the column, whose default is known',
  },
};

/** Where writers of a table of the previous release wait for a migration: migration → why that is no harm. */
const stalls = {
  '1763684500000-emails-and-sessions':
    'a row for each traveler, and one for each session: seconds at a million',
  '1763684610000-who-is-shown':
    'users is written anew, and so are indexes of their trips: docs/operations.md says so to operators',
  '1763684900000-standings': 'a row for each traveler, of which the index has few',
  '1763685922000-digests': 'a BRIN index reads the table once and writes next to nothing',
  '1763685950000-declined-requests': 'matches are few beside messages, and the index has the declined alone',
  '1763687100000-routes': 'the column is new, so no row is in the index',
};

const folder = path.join(root, 'backend/src/schema/migrations');
const migrations = readdirSync(folder, { recursive: true })
  .filter((file) => /\d+-[\w-]+\.ts$/.test(file))
  .map((file) => ({
    name: path.basename(file, '.ts'),
    statements: statementsOf(readFileSync(path.join(folder, file), 'utf8')),
  }));
const isReleased = ({ name }) => previousRelease.migrations.includes(name);

/** The statements of a migration's `up`, each on one line, without comments and the bodies of functions. */
function statementsOf(source) {
  return textsOf(source.split(' down(')[0])
    .flatMap((text) =>
      text
        .replace(/--.*$/gm, '')
        .replace(/\$\$[^]*?\$\$/g, '$$$$')
        .split(';'),
    )
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
}

const TABLE = /^(?:ALTER TABLE|DROP TABLE)(?: IF EXISTS)?(?: ONLY)? "?([a-z_]+)/;
const UNIQUE_INDEX = /^CREATE UNIQUE INDEX [a-z_]+ ON "?([a-z_]+)/;
const TAKEN = [
  /^DROP TABLE/,
  /\bDROP (?:COLUMN|CONSTRAINT|DEFAULT|IDENTITY)\b/,
  /\bRENAME\b/,
  /\bALTER (?:COLUMN )?[a-z_]+ (?:SET DATA )?TYPE\b/,
];
const REFUSED = [
  /\bSET NOT NULL\b/,
  /^CREATE UNIQUE INDEX/,
  /\bADD CONSTRAINT\b/,
  /\bADD (?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)\b/,
];
const COLUMN = /\bADD COLUMN [a-z_]+ ((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])*)/g;

/** Whether the previous release would miss something after this statement, or could not write a row any more. */
function breaks(statement, tables) {
  if (/^DROP (?:FUNCTION|VIEW|TYPE)/.test(statement)) return true;
  const [, table] = TABLE.exec(statement) ?? UNIQUE_INDEX.exec(statement) ?? [];
  if (!tables.has(table)) return false;
  const columns = [...statement.matchAll(COLUMN)].map(([, definition]) => definition);
  const isRequired = (column) => /\bNOT NULL\b/.test(column) && !/\b(?:DEFAULT|GENERATED)\b/.test(column);
  return [...TAKEN, ...REFUSED].some((pattern) => pattern.test(statement)) || columns.some(isRequired);
}

const LOCKING_INDEX = /\bCREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)\S+ ON "?([a-z_]+)/;
const STORED = /\bALTER TABLE "?([a-z_]+)[^]*\bGENERATED ALWAYS AS\b[^]*\bSTORED\b/;

/** Whether nothing can be stored in a table while this statement reads or writes all that it has. */
const stallsIn = (statement, tables) =>
  [LOCKING_INDEX, STORED].some((pattern) => tables.has(pattern.exec(statement)?.[1]));

const tablesOf = (some) =>
  new Set(
    some.flatMap(({ statements }) =>
      statements.flatMap(
        (statement) => /^CREATE TABLE (?:IF NOT EXISTS )?"?([a-z_]+)/.exec(statement)?.[1] ?? [],
      ),
    ),
  );

test('no migration takes from the previous release what it reads, or refuses what it writes', () => {
  const tables = tablesOf(migrations.filter(isReleased));
  assert.ok(tables.has('users') && tables.has('messages'));
  const breaking = migrations
    .filter((one) => !isReleased(one))
    .flatMap(({ name, statements }) =>
      statements
        .filter((statement) => breaks(statement, tables) && !reasons[name]?.[statement])
        .map((statement) => `${name}: ${statement}`),
    );
  assert.deepEqual(breaking, []);
});

test('no migration keeps the previous release from writing for long, unless it is known how long', () => {
  const tables = tablesOf(migrations.filter(isReleased));
  const stalling = migrations
    .filter((one) => !isReleased(one) && one.statements.some((statement) => stallsIn(statement, tables)))
    .map(({ name }) => name);
  assert.deepEqual(stalling.toSorted(), Object.keys(stalls).toSorted());
});

test('what keeps writers waiting is told from what is made beside them', () => {
  const tables = new Set(['messages', 'users']);
  const locking = [
    'CREATE INDEX messages_new ON messages (id)',
    '? CREATE INDEX messages_?_new ON messages (id)',
    'CREATE UNIQUE INDEX messages_one ON messages (id)',
    'ALTER TABLE users ADD COLUMN a int, ADD COLUMN b int GENERATED ALWAYS AS (CASE WHEN a > 1 THEN 2 END) STORED',
  ];
  const beside = [
    'CREATE INDEX mine_new ON mine (id)',
    'CREATE INDEX CONCURRENTLY messages_new ON messages (id)',
    'ALTER TABLE users ADD COLUMN a int NOT NULL DEFAULT 1',
  ];
  for (const statement of locking) assert.ok(stallsIn(statement, tables), statement);
  for (const statement of beside) assert.ok(!stallsIn(statement, tables), statement);
});

test('previous-release.json names migrations that exist, and each reason a statement', () => {
  const names = migrations.map(({ name }) => name);
  assert.deepEqual(
    previousRelease.migrations.filter((name) => !names.includes(name)),
    [],
  );
  for (const [name, statements] of Object.entries(reasons)) {
    const found = migrations.find((one) => one.name === name)?.statements ?? [];
    assert.deepEqual(
      Object.keys(statements).filter((statement) => !found.includes(statement)),
      [],
    );
  }
});

test('what breaks the previous release is told from what only adds', () => {
  const tables = new Set(['users']);
  const broken = [
    'DROP TABLE users',
    'DROP FUNCTION session_caller',
    'ALTER TABLE users DROP COLUMN bio',
    'ALTER TABLE users ADD COLUMN a int, DROP CONSTRAINT users_known',
    'ALTER TABLE users RENAME COLUMN bio TO about',
    'ALTER TABLE users ALTER COLUMN bio TYPE varchar(10)',
    'ALTER TABLE users ALTER COLUMN bio SET NOT NULL',
    'ALTER TABLE users ADD COLUMN age int NOT NULL',
    'ALTER TABLE users ADD CONSTRAINT users_old CHECK (age > 17)',
    'CREATE UNIQUE INDEX users_one ON users (name)',
  ];
  const harmless = [
    'ALTER TABLE mine DROP COLUMN bio',
    'ALTER TABLE users ADD COLUMN age int NOT NULL DEFAULT 18, ADD COLUMN note text',
    'ALTER TABLE users ADD COLUMN shown int NOT NULL GENERATED ALWAYS AS (CASE WHEN age > 18 THEN 1 END) STORED',
    'CREATE INDEX users_by_name ON users (name)',
    'CREATE TABLE more (id int NOT NULL)',
  ];
  for (const statement of broken) assert.ok(breaks(statement, tables), statement);
  for (const statement of harmless) assert.ok(!breaks(statement, tables), statement);
});
