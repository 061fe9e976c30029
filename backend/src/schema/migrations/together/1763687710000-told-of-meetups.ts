import type { MigrationInterface, QueryRunner } from 'typeorm';

// Who has chosen what they are told of before there were meetups has not turned them off; who has turned off a whole channel has.
const up = `
  UPDATE notification_settings SET
    listed = CASE WHEN cardinality(listed) > 0 AND 'meetup' <> ALL (listed) THEN array_append(listed, 'meetup') ELSE listed END,
    emailed = CASE WHEN cardinality(emailed) > 0 AND 'meetup' <> ALL (emailed) THEN array_append(emailed, 'meetup') ELSE emailed END,
    pushed = CASE WHEN cardinality(pushed) > 0 AND 'meetup' <> ALL (pushed) THEN array_append(pushed, 'meetup') ELSE pushed END
`;

/** Tells of meetups those who have chosen before what they are told of. */
export class ToldOfMeetups1763687710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notification_settings SET listed = array_remove(listed, 'meetup'),
        emailed = array_remove(emailed, 'meetup'), pushed = array_remove(pushed, 'meetup')
    `);
  }
}
