import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when invitations into groups wait; those of somebody, and what somebody left, without a walk through all members. */
export class GroupInvitations1763687600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversation_members ADD COLUMN invited_at timestamptz,
        ADD CONSTRAINT conversation_members_invited_at CHECK (state <> 'invited' OR invited_at IS NOT NULL);
      CREATE INDEX conversation_members_waiting ON conversation_members (user_id) WHERE state = 'invited';
      CREATE INDEX conversation_members_invited_by ON conversation_members (invited_by) WHERE state = 'invited';
      CREATE INDEX conversation_members_left ON conversation_members (user_id) WHERE left_at_id IS NOT NULL;
      -- Who has chosen what the bell lists never had this choice.
      UPDATE notification_settings SET listed = array_append(listed, 'group') WHERE NOT 'group' = ANY (listed);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notification_settings SET listed = array_remove(listed, 'group');
      DROP INDEX conversation_members_waiting, conversation_members_invited_by, conversation_members_left;
      ALTER TABLE conversation_members DROP COLUMN invited_at;`);
  }
}
