// What `npm run moderator` runs. In a container: node backend/dist/moderator.js add <username>
import pg from 'pg';
import { readConfig } from './config/read-config.js';
import { giveRole } from './operations/roles.js';

const run = async ([verb = '', username = '']: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: readConfig().databaseUrl });
  await client.connect();
  try {
    process.stdout.write(`${await giveRole(client, verb, username)}\n`);
  } finally {
    await client.end();
  }
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
