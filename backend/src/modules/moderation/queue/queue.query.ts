import {
  type CaseOpening,
  type CaseState,
  type CaseSubject,
  type DecisionAction,
  type ReportReasonName,
  type Urgency,
  medianDays,
  reportReason,
  reportReasonNames,
  urgencies,
} from '@wayfellow/contracts';
import { momentSql, timeOfMomentSql } from '../../../platform/database/moment.sql.js';
import { casesSql, reportsOfCaseSql, voicesSql } from '../../../tables/reports.sql.js';
import { accountsSql, peopleSql } from '../../../tables/users.sql.js';

/** A case in the queue. */
export interface QueueRow {
  id: number;
  subject: CaseSubject;
  subjectId: number;
  personId: number | null;
  name: string | null;
  memberSince: Date | null;
  urgency: Urgency;
  openedBy: CaseOpening;
  state: CaseState;
  dueAt: Date;
  openedAt: Date;
  erasedAt: Date | null;
  reason: ReportReasonName | null;
  reports: number;
  weight: number;
  measure: DecisionAction | 'hold' | null;
  measureSince: Date | null;
  assignee: string | null;
  isMine: boolean;
  version: number;
  /** Microseconds since 1970. */
  due: number;
}

const byUrgency = urgencies
  .flatMap((urgency) => reportReasonNames.filter((name) => reportReason(name).urgency === urgency))
  .map((name) => `'${name}'`)
  .join(', ');

const summarySql = `
  SELECT one.id, one.subject_kind AS subject, one.subject_id AS "subjectId", one.person_id AS "personId", person.name,
    account.member_since AS "memberSince", one.urgency, one.opened_by AS "openedBy", one.state, one.due_at AS "dueAt",
    one.opened_at AS "openedAt", one.erased_at AS "erasedAt", voices.reason, voices.reports, voices.weight,
    measure.action AS measure, measure.effective_at AS "measureSince", assignee.name AS assignee,
    coalesce(one.assignee_id = $1, false) AS "isMine", one.version, ${momentSql('one.due_at')} AS due
  FROM ${casesSql} one
  LEFT JOIN ${peopleSql} person ON person.id = one.person_id
  LEFT JOIN ${accountsSql} account ON account.id = one.person_id
  LEFT JOIN ${peopleSql} assignee ON assignee.id = one.assignee_id
  LEFT JOIN LATERAL (
    SELECT (array_agg(voice.reason ORDER BY array_position(ARRAY[${byUrgency}], voice.reason), voice.id))[1] AS reason,
      count(*)::int AS reports, round(coalesce(sum(voice.weight), 0), 2)::float8 AS weight
    FROM ${voicesSql} voice WHERE voice.id IN (${reportsOfCaseSql('one.id')})
  ) voices ON true
  LEFT JOIN LATERAL (
    SELECT action, effective_at FROM decisions
    WHERE case_id = one.id AND automated AND lifted_at IS NULL ORDER BY id DESC LIMIT 1
  ) measure ON true`;

/** Nobody sees a case about themself. */
const isNotOwn = 'one.person_id IS DISTINCT FROM $1';

/** SQL condition: what belongs to a case (`caseId`, null for none) exists for $1. */
export const isOfOtherCaseSql = (caseId: string): string =>
  `NOT EXISTS (SELECT FROM ${casesSql} one WHERE one.id = ${caseId} AND NOT (${isNotOwn}))`;

/** Open cases as $1 sees them, of subject $2 (null: all), with $3 those they took, after a moment $4 and id $5; $6 at most. */
export const queueSql = `${summarySql}
  WHERE one.state <> 'closed' AND ${isNotOwn} AND ($2::text IS NULL OR one.subject_kind = $2)
    AND (NOT $3::boolean OR one.assignee_id = $1)
    AND ($4::bigint IS NULL
      OR (one.due_at, one.id) > (${timeOfMomentSql('$4')}, $5::int))
  ORDER BY one.due_at, one.id LIMIT $6`;

/** The case with id $2, open or closed, as $1 sees it. */
export const caseSql = `${summarySql} WHERE one.id = $2 AND ${isNotOwn}`;

/** The queue in numbers, as $1 sees it. */
export const numbersSql = `
  WITH open AS (SELECT * FROM ${casesSql} one WHERE one.state <> 'closed' AND ${isNotOwn})
  SELECT count(*)::int AS open, (count(*) FILTER (WHERE assignee_id = $1))::int AS mine,
    (count(*) FILTER (WHERE urgency = 'urgent'))::int AS urgent,
    min(due_at) FILTER (WHERE urgency = 'urgent') AS "nextDueAt",
    (count(*) FILTER (WHERE subject_kind = 'decision'))::int AS appeals,
    (SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)) / 3600)::numeric, 1)
       ::float8
     FROM ${casesSql} closed WHERE closed_at > now() - interval '${medianDays} days') AS "medianHours",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('subject', subject_kind, 'count', count) ORDER BY subject_kind), '[]')
     FROM (SELECT subject_kind, count(*)::int FROM open GROUP BY subject_kind) kinds) AS subjects
  FROM open`;
