import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- A photo is being stored until saved_at, then its user's picture until it is hidden by a moderator or removed. A removed
  -- one is deleted once its files are.
  CREATE TABLE photos (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id int REFERENCES users ON DELETE SET NULL,
    key text NOT NULL CONSTRAINT photos_key_unique UNIQUE,
    hash bigint NOT NULL,
    resembles_removed boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    saved_at timestamptz,
    hidden_at timestamptz,
    removed_at timestamptz
  );
  CREATE UNIQUE INDEX photos_one_shown ON photos (user_id)
    WHERE saved_at IS NOT NULL AND hidden_at IS NULL AND removed_at IS NULL;
  CREATE INDEX photos_by_user ON photos (user_id);
  CREATE INDEX photos_removed ON photos (removed_at, id) WHERE removed_at IS NOT NULL;
  CREATE INDEX photos_to_expire ON photos (created_at)
    WHERE removed_at IS NULL AND (saved_at IS NULL OR user_id IS NULL OR hidden_at IS NOT NULL);

  -- What pictures that moderators removed look like, and not whose they were.
  CREATE TABLE removed_pictures (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash bigint NOT NULL,
    removed_at timestamptz NOT NULL DEFAULT now()
  );

  ALTER TABLE users ADD COLUMN shows_foreign_pictures boolean NOT NULL DEFAULT true;
`;

// No matter who changes a user's picture, the photo that it was is removed in the same transaction.
const replacing = `
  CREATE FUNCTION remove_replaced_photos() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE photos SET removed_at = now()
    WHERE user_id = NEW.id AND saved_at IS NOT NULL AND hidden_at IS NULL AND removed_at IS NULL
      AND '/media/photos/' || key || '-512.webp' IS DISTINCT FROM NEW.profile_image;
    RETURN NULL;
  END $$;
  CREATE TRIGGER remove_replaced_photos_after_update AFTER UPDATE OF profile_image ON users
    FOR EACH ROW WHEN (OLD.profile_image LIKE '/media/photos/%' AND OLD.profile_image IS DISTINCT FROM NEW.profile_image)
    EXECUTE FUNCTION remove_replaced_photos();
`;

/** Uploaded photos, and whether a user loads pictures of other websites. */
export class Photos1763685300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [tables, replacing]) await runner.query(part);
  }

  /** Photos are lost: their addresses would lead nowhere. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER remove_replaced_photos_after_update ON users;
      DROP FUNCTION remove_replaced_photos;
      ALTER TABLE users DROP COLUMN shows_foreign_pictures;
      DROP TABLE removed_pictures, photos;
      UPDATE users SET profile_image = NULL WHERE profile_image LIKE '/media/photos/%';
    `);
  }
}
