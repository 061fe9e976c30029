import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that wait to be sent, the links in them, confirmed addresses, and sessions that can be listed. */
export class EmailsAndSessions1763684500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE emails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        -- What it tells about, never a text that somebody wrote. The row is gone once it is sent.
        facts jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        -- The worker that sends it has until then; afterwards another may.
        leased_until timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX emails_due ON emails (leased_until);
      CREATE INDEX emails_by_age ON emails (created_at);

      ALTER TABLE users ADD COLUMN confirmed_email text, ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN password_changed_at timestamptz;
      CREATE INDEX users_by_confirmed_email ON users (lower(confirmed_email));

      CREATE TABLE account_links (
        -- The email that carries it.
        id uuid PRIMARY KEY,
        purpose text NOT NULL,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        -- The address that it is about.
        address text NOT NULL,
        token_sha256 bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        CONSTRAINT account_links_purpose_known CHECK (purpose IN ('confirm', 'undo', 'reset'))
      );
      CREATE INDEX account_links_by_user ON account_links (user_id, purpose);
      CREATE INDEX account_links_by_expiry ON account_links (expires_at);

      ALTER TABLE session ADD COLUMN no int GENERATED ALWAYS AS IDENTITY;
      CREATE INDEX session_by_user ON session ((sess->'passport'->>'user'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX session_by_user;
      ALTER TABLE session DROP COLUMN no;
      DROP TABLE account_links;
      ALTER TABLE users DROP COLUMN confirmed_email, DROP COLUMN confirmed_at, DROP COLUMN password_changed_at;
      DROP TABLE emails;
    `);
  }
}
