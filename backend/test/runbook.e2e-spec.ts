import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { schemaOptions } from '../src/schema/schema-options.js';
import { freshDatabase } from './support/database.js';
import { startInstance } from './support/instance.js';

const runbook = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
const STATEMENT = /^(?:SELECT|INSERT|UPDATE|DELETE) /;

/** Statements in code, between words or indented on lines of their own, with something in place of what is left open. */
const statements = (): string[] => {
  const between = [...runbook.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const blocks = [...runbook.matchAll(/(?:^ {4,}.*\n)+/gm)].flatMap(([block]) => block.split(';'));
  const all = [...between, ...blocks].map((code) => code.replace(/\s+/g, ' ').trim());
  return [...new Set(all.filter((code) => STATEMENT.test(code)))].map((sql) => sql.replace('= …', "= 'ana'"));
};

test('every statement of the runbook runs on this schema', async () => {
  const databaseUrl = await freshDatabase('runbook');
  await (await startInstance({ databaseUrl })).close();
  const source = await new DataSource(schemaOptions({ databaseUrl })).initialize();
  expect(statements().length).toBeGreaterThan(12);
  for (const sql of statements())
    await expect(
      source.query(`EXPLAIN ${sql}`).catch((error: Error) => `${sql}: ${error.message}`),
    ).resolves.toEqual(expect.any(Array));
  await source.destroy();
});
