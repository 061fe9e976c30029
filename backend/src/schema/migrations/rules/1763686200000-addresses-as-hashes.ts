import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- Of accounts that were erased while a case about them was open: a ban may still follow.
  CREATE TABLE departed_addresses (
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    hash bytea NOT NULL,
    PRIMARY KEY (user_id, hash)
  );

  -- Of those who do not want to be a traveler's trusted contact.
  CREATE TABLE declined_contacts (
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    hash bytea NOT NULL,
    declined_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, hash)
  );
  CREATE INDEX declined_contacts_by_age ON declined_contacts (declined_at);
`;

/** Keyed hashes of email addresses, of which more must be remembered than the row that had them. */
export class AddressesAsHashes1763686200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE departed_addresses, declined_contacts');
  }
}
