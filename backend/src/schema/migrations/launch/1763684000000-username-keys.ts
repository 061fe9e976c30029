import { usernameKey } from '@wayfellow/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

// The previous version, which still runs while instances are replaced, writes no key.
const columns = `
  ALTER TABLE users ADD username_key text;
  CREATE FUNCTION users_username_key() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.username_key := coalesce(NEW.username_key, lower(normalize(NEW.username, NFKC)));
    RETURN NEW;
  END $$;
  CREATE TRIGGER users_username_key BEFORE INSERT ON users
    FOR EACH ROW EXECUTE FUNCTION users_username_key();
  UPDATE users SET username_key = lower(username COLLATE "C") WHERE octet_length(username) = length(username);
  CREATE UNIQUE INDEX users_username_key_unique ON users (username_key)`;

// Existing names that would now be equal stay distinct: the later one gets its exact spelling as its key.
const setKey = `
  UPDATE users SET username_key = CASE
    WHEN EXISTS (SELECT FROM users WHERE username_key = $2) THEN username ELSE $2 END
  WHERE id = $1`;

/** The key of each username is computed by the application (`usernameKey`), not by the database's collation. */
export class UsernameKeys1763684000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns);
    const rows = (await runner.query(
      'SELECT id, username FROM users WHERE username_key IS NULL ORDER BY id',
    )) as { id: number; username: string }[];
    for (const { id, username } of rows) await runner.query(setKey, [id, usernameKey(username)]);
    await runner.query('ALTER TABLE users ALTER username_key SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_username_key ON users;
      DROP FUNCTION users_username_key();
      ALTER TABLE users DROP username_key`);
  }
}
