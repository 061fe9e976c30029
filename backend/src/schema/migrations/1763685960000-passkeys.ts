import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  CREATE TABLE passkeys (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    credential_id text NOT NULL CONSTRAINT passkeys_credential_unique UNIQUE,
    -- In COSE, as the authenticator gave it.
    public_key bytea NOT NULL,
    -- The last one that the authenticator told. Passkeys that are synced between devices count nothing: theirs is 0.
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    -- The browser that added it, such as 'Firefox on Linux'.
    device text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz
  );
  CREATE INDEX passkeys_by_user ON passkeys (user_id);

  -- One for each session or pending sign-in and each purpose: a new one replaces it, and an answer uses it up.
  CREATE TABLE passkey_challenges (
    holder_sha256 bytea NOT NULL,
    purpose text NOT NULL CONSTRAINT passkey_challenges_purpose_known CHECK (purpose IN ('add', 'use')),
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (holder_sha256, purpose)
  );
  CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
  CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);

  -- Recovery codes belong to the account: they stand in for its passkeys, too, and go with the last of its factors.
  ALTER TABLE recovery_codes DROP CONSTRAINT recovery_codes_user_id_fkey,
    ADD FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
  CREATE FUNCTION end_recovery_codes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM recovery_codes WHERE user_id = OLD.user_id
      AND NOT EXISTS (SELECT FROM second_steps WHERE user_id = OLD.user_id AND confirmed_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = OLD.user_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER recovery_codes_end AFTER DELETE ON second_steps FOR EACH ROW EXECUTE FUNCTION end_recovery_codes();
  CREATE TRIGGER recovery_codes_end AFTER DELETE ON passkeys FOR EACH ROW EXECUTE FUNCTION end_recovery_codes();
`;

/** Passkeys as a second factor, and their challenges. */
export class Passkeys1763685960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER recovery_codes_end ON second_steps;
      DROP TABLE passkey_challenges, passkeys;
      DROP FUNCTION end_recovery_codes;
      DELETE FROM recovery_codes WHERE user_id NOT IN (SELECT user_id FROM second_steps);
      ALTER TABLE recovery_codes DROP CONSTRAINT recovery_codes_user_id_fkey,
        ADD FOREIGN KEY (user_id) REFERENCES second_steps ON DELETE CASCADE;
    `);
  }
}
