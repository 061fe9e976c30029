import { todaySql } from '../../platform/database/shared-sql.js';
import { type NamedQuery, type Rank, inCommon, knownSql } from './rank.js';
import { type Band, bands } from './trip-bands.js';

// One number ranks: days, then interests (4 bits), then answers (4 bits).
const DAY = 256;
const fromDay = (day: string) => (band: Band) => `
  SELECT user_id, start_date, end_date, interest_mask, quiz_mask FROM trip_cards
  WHERE place_id = mine.place_id AND ${band.isIn}
    AND end_date >= ${day} AND start_date >= ${day} - ${band.daysBefore}`;

const rankedSql = (cards: string, which: string) => `
  WITH mine AS MATERIALIZED (
    SELECT place_id, start_date, end_date, interest_mask, quiz_mask
    FROM trip_cards WHERE trip_id IN (SELECT id FROM trips WHERE user_id = $1 AND end_date >= ${todaySql})
  ),
  meeting AS (
    SELECT cards.user_id AS id, max(
        greatest(0, least(cards.end_date, mine.end_date) - greatest(cards.start_date, mine.start_date) + 1) * ${DAY}
        + ${inCommon('cards.interest_mask', 'mine.interest_mask')} * 16
        + ${inCommon('cards.quiz_mask', 'mine.quiz_mask')}
      ) AS rank
    FROM mine CROSS JOIN LATERAL (${cards}) cards
    WHERE cards.user_id <> $1 AND cards.user_id NOT IN (${knownSql})
    GROUP BY cards.user_id
  )
  SELECT id, 1 AS places, rank / ${DAY} AS days, rank / 16 % 16 AS interests, rank % 16 AS answers
  FROM meeting WHERE ${which} AND ($2::int IS NULL OR (rank, id) < ($2::int, $3::int))
  ORDER BY rank DESC, id DESC LIMIT $4`;

const queryOf =
  (name: string, text: string) =>
  (userId: number, after: Rank | undefined, count: number): NamedQuery => ({
    name,
    text,
    values: [userId, after ? rankNumber(after) : null, after?.id ?? null, count],
  });

// A forged cursor's parts may be any integers; what no rank reaches is as good as the highest.
const rankNumber = ({ days, interests, answers }: Rank): number =>
  Math.min(days * DAY + interests * 16 + answers, 2 ** 31 - 1);

const overlapping = fromDay(`greatest(mine.start_date, ${todaySql})`);
const shared = bands.map((band) => `${overlapping(band)} AND start_date <= mine.end_date`);

/** The best of those who are where the seeker goes on the same days; all of them rank before everybody else. */
export const sharedDaysQuery = queryOf('shared-days', rankedSql(shared.join(' UNION ALL '), 'true'));

const coming = bands.map(fromDay(todaySql));

/** The best of those who go where the seeker goes on other days; next in rank. */
export const samePlacesQuery = queryOf('same-places', rankedSql(coming.join(' UNION ALL '), `rank < ${DAY}`));
