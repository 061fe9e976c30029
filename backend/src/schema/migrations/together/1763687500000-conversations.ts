import type { MigrationInterface, QueryRunner } from 'typeorm';

// What the previous release runs on: new tables, columns that may be null, and nothing renamed.
const up = `
  CREATE TABLE conversations (
    id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL CONSTRAINT conversations_kind_known CHECK (kind IN ('pair', 'meetup', 'group')),
    match_id int UNIQUE REFERENCES matches ON DELETE CASCADE,
    meetup_id int UNIQUE,
    title text,
    owner_id int REFERENCES users ON DELETE SET NULL,
    -- Who writes and receives now. Read under the row's lock: a statement that waited for it reads this row again, and
    -- conversation_members as it was before.
    members int[] NOT NULL,
    -- Pairs of members who do not read each other, one after the other.
    apart int[] NOT NULL DEFAULT '{}' CHECK (cardinality(apart) % 2 = 0),
    is_open boolean NOT NULL DEFAULT true,
    writable_until timestamptz,
    -- The browser's name for it, so that it is made once however often it is sent.
    client_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT conversations_pair_has_match CHECK ((kind = 'pair') = (match_id IS NOT NULL)),
    CONSTRAINT conversations_meetup_has_meetup CHECK ((kind = 'meetup') = (meetup_id IS NOT NULL)),
    CONSTRAINT conversations_made_once UNIQUE (owner_id, client_id)
  );

  CREATE TABLE conversation_members (
    conversation_id int NOT NULL REFERENCES conversations ON DELETE CASCADE,
    user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'member'
      CONSTRAINT conversation_members_state_known CHECK (state IN ('invited', 'member', 'left', 'removed')),
    invited_by int REFERENCES users ON DELETE SET NULL,
    -- The latest message before they joined, and when they left: what is between the two is theirs to read.
    joined_after bigint NOT NULL DEFAULT 0,
    left_at_id bigint,
    read_up_to bigint NOT NULL DEFAULT 0,
    muted_until timestamptz,
    PRIMARY KEY (conversation_id, user_id)
  );
  CREATE INDEX conversation_members_of_user ON conversation_members (user_id, conversation_id)
    INCLUDE (read_up_to, joined_after) WHERE state = 'member';

  -- When a pair's messages were read: one row a receipt, instead of one time a message.
  CREATE TABLE read_marks (
    conversation_id int NOT NULL,
    user_id int NOT NULL,
    up_to_id bigint NOT NULL,
    read_at timestamptz NOT NULL,
    PRIMARY KEY (conversation_id, user_id, up_to_id),
    FOREIGN KEY (conversation_id, user_id) REFERENCES conversation_members ON DELETE CASCADE
  );

  -- Without a foreign key: a message is only stored where its conversation's row, or its match's, is locked, and
  -- looking it up again would cost each message more than the column itself.
  ALTER TABLE messages
    ADD COLUMN conversation_id int,
    ADD COLUMN kind text NOT NULL DEFAULT 'text',
    ALTER COLUMN match_id DROP NOT NULL,
    ALTER COLUMN receiver_id DROP NOT NULL;
  -- Not checked for the rows that are there, of which the columns were NOT NULL until now.
  ALTER TABLE messages ADD CONSTRAINT messages_somewhere CHECK (
    (match_id IS NULL) = (receiver_id IS NULL) AND (match_id IS NOT NULL OR conversation_id IS NOT NULL)
  ) NOT VALID;
  ALTER TABLE messages ADD CONSTRAINT messages_kind_known
    CHECK (kind IN ('text', 'joined', 'left', 'renamed', 'changed', 'cancelled')) NOT VALID;
`;

/** Conversations of two, of a meetup and of a group, in one table. */
export class Conversations1763687500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM messages WHERE match_id IS NULL;
      ALTER TABLE messages
        DROP COLUMN conversation_id,
        DROP COLUMN kind,
        ALTER COLUMN match_id SET NOT NULL,
        ALTER COLUMN receiver_id SET NOT NULL;
      DROP TABLE read_marks, conversation_members, conversations;
    `);
  }
}
