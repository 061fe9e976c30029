import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.mjs';

test("its log is its owner's alone, and tells of errors without what was written", async (context) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wayfellow-log-'));
  chmodSync(dataDir, 0o755);
  const log = path.join(dataDir, 'postgres.log');
  writeFileSync(log, '', { mode: 0o644 });
  const postgres = await startPostgres({ dataDir, durable: false });
  context.after(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query('create table people (email text primary key)');
  const add = () => client.query("insert into people values ('secret@x.example')");
  await add();
  await assert.rejects(add);
  await client.end();

  const said = readFileSync(log, 'utf8');
  assert.match(said, /duplicate key/);
  assert.doesNotMatch(said, /secret/);
  assert.equal(statSync(log).mode & 0o777, 0o600);
});
