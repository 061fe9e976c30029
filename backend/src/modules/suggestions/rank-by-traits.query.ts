import type { NamedQuery } from '../../platform/database/named-query.js';
import { inCommon, traitsSql, travelersCountSql } from '../../tables/travelers.sql.js';
import { openTripsSql } from '../../tables/trips.sql.js';
import { mayBeSuggestedSql } from './candidates.sql.js';

/** The viewer as the ranking sees them, with interests and quiz answers as bit masks. */
export interface ViewerMasks {
  id: number;
  interestMask: number;
  quizMask: number;
}

/** One level of the ranking, from a cursor on: the travelers who share the same number of interests with the seeker. */
export interface Level {
  seeker: ViewerMasks;
  /** How many interests they share. */
  interests: number;
  /** All interest masks that share as many with the seeker's. */
  masks: readonly number[];
  /** Only those who rank after this number of shared answers and this id. */
  after: { answers: number; id: number };
}

/** SQL condition: may be suggested, and goes to none of the viewer's places, as far as either tells. Nobody's trips are read if the viewer has none. */
const isCandidate = `
  ${mayBeSuggestedSql('user_id')}
  AND (
    NOT EXISTS (SELECT FROM ${openTripsSql} mine WHERE user_id = $1)
    OR (
      SELECT true FROM ${openTripsSql} trip WHERE trip.user_id = traits.user_id
        AND trip.place_id = ANY (ARRAY(SELECT place_id FROM ${openTripsSql} mine WHERE user_id = $1))
      LIMIT 1
    ) IS NULL
  )`;

const interests = inCommon('interest_mask', '$2::int');
const answers = inCommon('quiz_mask', '$3::int');
const columns = `user_id AS id, 0 AS places, 0 AS days, ${interests} AS interests, ${answers} AS answers`;

/** The seeker ($1) with their masks, and about how many travelers there are. */
export const seekerSql = `
  SELECT user_id AS id, interest_mask AS "interestMask", quiz_mask AS "quizMask",
    ${travelersCountSql} AS travelers
  FROM ${traitsSql} traits WHERE user_id = $1`;

/**
 * Filters candidates in rank order until there are enough: OFFSET 0 keeps the planner from moving the filter into the
 * ranking.
 */
const candidatesOf = (ranked: string, order: string, limit: string) => `
  SELECT id, places, days, interests, answers FROM (
    SELECT *, id AS user_id FROM (${ranked}) candidate ORDER BY ${order} OFFSET 0
  ) traits
  WHERE ${isCandidate} ORDER BY ${order} LIMIT ${limit}`;

const everybodySql = candidatesOf(
  `SELECT * FROM (SELECT ${columns} FROM ${traitsSql} traits WHERE shown > 0) everybody
   WHERE $4::int IS NULL OR (interests, answers, id) < ($4::int, $5::int, $6::int)`,
  'interests DESC, answers DESC, id DESC',
  '$7',
);

/** Compares everybody: for a small community. */
export const everybodyQuery = (
  { id, interestMask, quizMask }: ViewerMasks,
  after: { interests: number; answers: number; id: number } | undefined,
  count: number,
): NamedQuery => ({
  name: 'traits-everybody',
  text: everybodySql,
  values: [id, interestMask, quizMask, after?.interests, after?.answers, after?.id, count],
});

const valuesOf = ({ seeker, after }: Level): unknown[] => [
  seeker.id,
  seeker.interestMask,
  seeker.quizMask,
  after.answers,
  after.id,
];

const withAnswersSql = (where: string) =>
  candidatesOf(
    `SELECT * FROM (SELECT ${columns} FROM ${traitsSql} traits WHERE shown > 0 AND quiz_mask <> 0 AND ${where}) taker
     WHERE answers > 0 AND (answers, id) < ($4::int, $5::int)`,
    'answers DESC, id DESC',
    '$6',
  );

const closeAnswersSql = withAnswersSql(`quiz_mask = ANY($7::int[]) AND ${interests} = $8::int`);
const anyAnswersSql = withAnswersSql(`interest_mask = ANY($7::int[]) AND ${interests} = $8::int`);

/** Travelers of the level whose quiz answers are one of these masks, most in common first. */
export const closeAnswersQuery = (level: Level, quizMasks: readonly number[], count: number): NamedQuery => ({
  name: 'traits-close-answers',
  text: closeAnswersSql,
  values: [...valuesOf(level), count, quizMasks, level.interests],
});

/** Travelers of the level with any quiz answer in common, most first. */
export const anyAnswersQuery = (level: Level, count: number): NamedQuery => ({
  name: 'traits-any-answers',
  text: anyAnswersSql,
  values: [...valuesOf(level), count, level.masks, level.interests],
});

const isWithoutAnswers = `quiz_mask & $3::int = 0 AND ${interests} = $4::int AND user_id < $5::int`;
const columnsWithoutAnswers = 'user_id AS id, 0 AS places, 0 AS days, $4::int AS interests, 0 AS answers';

const newestSql = `
  SELECT ${columnsWithoutAnswers} FROM (
    SELECT user_id, interest_mask, quiz_mask FROM ${traitsSql} traits
    WHERE shown > 0 AND user_id < $5::int ORDER BY user_id DESC LIMIT $7
  ) traits
  WHERE ${isWithoutAnswers} AND ${isCandidate}
  ORDER BY user_id DESC LIMIT $6`;

const byMaskSql = `
  SELECT found.* FROM unnest($7::int[]) mask (bits) CROSS JOIN LATERAL (
    SELECT ${columnsWithoutAnswers} FROM ${traitsSql} traits
    WHERE shown > 0 AND interest_mask = mask.bits AND ${isWithoutAnswers} AND ${isCandidate}
    ORDER BY user_id DESC LIMIT $6
  ) found
  ORDER BY found.id DESC LIMIT $6`;

const withoutAnswersValues = ({ seeker, interests: shared, after }: Level, count: number): unknown[] => [
  seeker.id,
  seeker.interestMask,
  seeker.quizMask,
  shared,
  after.id,
  count,
];

/** Travelers of the level without an answer in common, newest first, among the newest `steps` travelers only. */
export const newestQuery = (level: Level, steps: number, count: number): NamedQuery => ({
  name: 'traits-newest',
  text: newestSql,
  values: [...withoutAnswersValues(level, count), steps],
});

/** The same among all travelers, with one index scan per mask. */
export const byMaskQuery = (level: Level, count: number): NamedQuery => ({
  name: 'traits-by-mask',
  text: byMaskSql,
  values: [...withoutAnswersValues(level, count), level.masks],
});
