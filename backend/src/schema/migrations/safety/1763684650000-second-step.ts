import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second steps: keys of authenticator apps, recovery codes, and sign-ins that wait for a code. */
export class SecondStep1763684650000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_steps (
        user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- AES-256-GCM, by a key made from ACCOUNT_SECRET.
        sealed_key bytea NOT NULL,
        -- Null until a first code has shown that the phone has the key.
        confirmed_at timestamptz,
        -- The latest half minute, counted since 1970, whose code was used: none is taken twice.
        last_step bigint NOT NULL DEFAULT 0
      );
      CREATE TABLE recovery_codes (
        user_id int NOT NULL REFERENCES second_steps ON DELETE CASCADE,
        code_hmac bytea NOT NULL,
        PRIMARY KEY (user_id, code_hmac)
      );
      CREATE TABLE pending_sign_ins (
        token_sha256 bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
        tries int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at);
      CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pending_sign_ins, recovery_codes, second_steps');
  }
}
