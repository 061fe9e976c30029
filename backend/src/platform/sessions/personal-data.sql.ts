import type { PersonalTables } from '../personal-data/personal-data.js';

export const sessionsPersonalData: PersonalTables = {
  session: {
    title: 'Where you are signed in',
    erase: [`DELETE FROM session WHERE sess->'passport'->>'user' = $1::int::text`],
    copy: `
      SELECT sess->>'agent' AS device, to_timestamp((sess->>'startedAt')::bigint / 1000.0) AS "since",
        to_timestamp((sess->>'renewedAt')::bigint / 1000.0) AS "seenAt"
      FROM session WHERE sess->'passport'->>'user' = $1::int::text AND expire > now()
      ORDER BY no`,
  },
};
