import {
  evidenceSql,
  noticesSql,
  complaintsSql,
  reportsOfCaseSql,
  voicesSql,
} from '../../../tables/reports.sql.js';
import { isPremiumSql } from '../../../tables/subscriptions.sql.js';
import { requestsSql } from '../../../tables/matches.sql.js';
import { accountsSql, peopleSql } from '../../../tables/users.sql.js';
import { isOfOtherCaseSql } from './queue.query.js';

/** What was kept with the reports of a case ($1), or by the rule that opened it, the latest first. */
export const evidenceOfCaseSql = `
  SELECT report_id AS "reportId", body, created_at AS "keptAt", sum AS sha256, is_whole AS "isWhole"
  FROM ${evidenceSql} kept WHERE case_id = $1 OR report_id IN (${reportsOfCaseSql('$1')}) ORDER BY id DESC`;

/** The reports of a case ($1), the latest first, without their reporters. */
export const voicesOfCaseSql = `
  SELECT voice.id, voice.created_at AS "createdAt", voice.reason, voice.text, round(voice.weight, 2)::float8 AS weight,
    voice.base_weight < 1 AND voice.reporter_id IS NOT NULL AS "isNew", voice.decided::int, voice.upheld::int,
    voice.given_in_bad_faith::int AS "badFaith", voice.bad_faith AS "isBadFaith", notice.url, complaint.text AS complaint
  FROM ${voicesSql} voice LEFT JOIN ${noticesSql} notice ON notice.report_id = voice.id
  LEFT JOIN ${complaintsSql} complaint ON complaint.report_id = voice.id
  WHERE voice.id IN (${reportsOfCaseSql('$1')}) ORDER BY voice.id DESC`;

/** Whom a case is about ($1). */
export const personSql = `
  SELECT account.id, account.member_since AS "memberSince", account.is_confirmed AS "isConfirmed", account.standing,
    account.standing_until AS "standingUntil", ${isPremiumSql('account.id')} AS "isPremium", request.sent AS requests,
    request.accepted
  FROM ${accountsSql} account CROSS JOIN LATERAL (
    SELECT count(*)::int AS sent, (count(*) FILTER (WHERE status = 'accepted'))::int AS accepted
    FROM ${requestsSql} asked WHERE requester_id = account.id AND created_at > now() - interval '7 days'
  ) request
  WHERE account.id = $1`;

/** Decisions about a user ($1) or on a case ($2), the latest first. */
export const decisionsSql = `
  SELECT decision.id, decision.case_id AS "caseId", decision.action, decision.rule, decision.facts, decision.until,
    coalesce(decision.effective_at, decision.created_at) AS "createdAt", decision.automated AS "isAutomated",
    decision.effective_at IS NULL AS "isProposal",
    CASE WHEN decision.action = 'ban' AND decision.effective_at IS NULL THEN decision.premium_ended_at IS NULL END
      AS "endsPremium", decision.lifted_at AS "liftedAt", author.name AS by
  FROM decisions decision LEFT JOIN ${peopleSql} author ON author.id = decision.by_id
  WHERE decision.withdrawn_at IS NULL AND (decision.person_id = $1 OR decision.case_id = $2)
  ORDER BY decision.id DESC LIMIT 50`;

/** The appeal that a case ($1) decides, with the case of the decision. */
export const appealSql = `
  SELECT appeal.decision_id AS "decisionId", appeal.text, appeal.created_at AS "createdAt", appeal.outcome,
    decision.case_id AS "caseId"
  FROM appeals appeal JOIN decisions decision ON decision.id = appeal.decision_id WHERE appeal.case_id = $1`;

const entriesSql = `
  SELECT entry.id, entry.at, actor.name AS actor, coalesce(entry.actor_id = $1, false) AS "isMine",
    entry.case_id AS "caseId", entry.what, entry.details::text,
    entry.sha256 = moderation_log_hash(entry)
      AND entry.prev_sha256 = coalesce((SELECT sha256 FROM moderation_log before WHERE before.id = entry.id - 1), '')
      AS "isWhole"
  FROM moderation_log entry LEFT JOIN ${peopleSql} actor ON actor.id = entry.actor_id`;

/** The log of a case ($2) as $1 sees it, the latest first. */
export const caseLogSql = `${entriesSql} WHERE entry.case_id = $2 ORDER BY entry.id DESC LIMIT 100`;

/** The log with ids below $2 as $1 sees it, the latest first; $3 at most. */
export const logSql = `
  ${entriesSql} WHERE entry.id < $2 AND ${isOfOtherCaseSql('entry.case_id')} ORDER BY entry.id DESC LIMIT $3`;

/** Who gave a report ($2), and in which case, as $1 sees it. */
export const reporterSql = `
  SELECT voice.case_id AS "caseId", person.id, person.name
  FROM ${voicesSql} voice LEFT JOIN ${peopleSql} person ON person.id = voice.reporter_id
  WHERE voice.id = $2 AND ${isOfOtherCaseSql('voice.case_id')}`;
