import type { EvidenceSubject } from '@wayfellow/contracts';
import { inZoneSql, knownZoneSql } from '../../../platform/database/zone.sql.js';
import { hasBlockedSql } from '../../../tables/blocks.sql.js';
import { wereTogetherSql } from '../../../tables/together/conversations.sql.js';
import { matchBetweenSql } from '../../../tables/matches.sql.js';
import { sharedPlansSql } from '../../../tables/meetings.sql.js';
import { knownMessagesSql } from '../../../tables/messages.sql.js';
import { shownPhotosSql } from '../../../tables/photos.sql.js';
import { shownReferencesSql } from '../../../tables/references.sql.js';
import { tipTextsSql } from '../../../tables/tips.sql.js';
import { readMeetupsSql } from '../../../tables/together/meetups.sql.js';
import { canSeeSql, peopleSql } from '../../../tables/users.sql.js';

/** What is reported, as it is when it is reported. */
export interface SubjectRow {
  /** Whom the report is about. */
  personId: number;
  name: string;
  /** Whether their account is deleted. */
  isGone: boolean;
}

/** SQL: a time of a plan or a meetup, such as '2026-12-24 19:00 (Asia/Tokyo)'. */
const timeThere = (column: string): string =>
  `to_char(${inZoneSql(column, 'zone')}, 'YYYY-MM-DD HH24:MI') || ' (' || ${knownZoneSql('zone')} || ')'`;

/**
 * For each subject with id $2, a row of whom it is about (person_id), what was published (content, null where the person's
 * profile or the conversation is all there is), and whether it was sent to the reporter ($1, null for a visitor).
 */
const subjects: Readonly<Record<EvidenceSubject, string>> = {
  person: `SELECT id AS person_id, NULL::jsonb AS content, false AS was_received FROM ${peopleSql} person WHERE id = $2::bigint`,
  message: `
    SELECT sender_id AS person_id, NULL::jsonb AS content, was_received
    FROM ${knownMessagesSql('$1::int')} message WHERE id = $2::bigint`,
  // Anybody who sees the destination reads it, also once its author's account is deleted.
  tip: `
    SELECT tip.author_id AS person_id, author.is_gone AS was_received, jsonb_build_object(
      'title', title, 'content', content, 'category', category, 'destinationId', destination_id, 'createdAt', created_at
    ) AS content
    FROM ${tipTextsSql} tip JOIN ${peopleSql} author ON author.id = tip.author_id WHERE tip.id = $2::bigint`,
  // The profile as it is shown names it.
  photo: `SELECT user_id AS person_id, NULL::jsonb AS content, false AS was_received FROM ${shownPhotosSql} photo WHERE id = $2::bigint`,
  // Anybody who sees the page of the person it is about reads it, also without its author's name.
  reference: `
    SELECT reference.author_id AS person_id, reference.subject_id = $1::int OR author.is_gone AS was_received,
      jsonb_build_object(
        'text', text, 'about', subject_id, 'place', place, 'traveledOn', traveled_on, 'reply', reply, 'createdAt', created_at
      ) AS content
    FROM ${shownReferencesSql} reference
    JOIN ${peopleSql} author ON author.id = reference.author_id
    JOIN ${peopleSql} about ON about.id = reference.subject_id
    WHERE reference.id = $2::bigint AND ${canSeeSql('$1', 'about')}`,
  // Who was in it, also for a time, has seen it; a block afterwards hides it from no report.
  meetup: `
    SELECT meetup.host_id AS person_id, true AS was_received, jsonb_build_object(
      'title', title, 'description', description, 'startsAt', ${timeThere('starts_at')}, 'place', place, 'area', area,
      'spot', spot, 'createdAt', created_at
    ) AS content
    FROM ${readMeetupsSql('$1::int')} meetup WHERE meetup.id = $2::bigint`,
  // Found by the token of its link, and by nothing else. Times are those of its place, as on its page.
  plan: `
    SELECT plan.user_id AS person_id, true AS was_received, jsonb_build_object(
      'meets', other.name, 'place', place, 'startsAt', ${timeThere('starts_at')}, 'note', note,
      'checkInAt', ${timeThere('check_in_at')}
    ) AS content
    FROM ${sharedPlansSql} plan JOIN ${peopleSql} other ON other.id = plan.other_id WHERE plan.id = $2::bigint`,
};

// Somebody who was met once, also among others, or was blocked, was seen: neither a block by the other nor their leaving hides them from a report.
const wasSeen = `(
  ${canSeeSql('$1', 'person')}
  OR ${matchBetweenSql('$1::int', 'person.id')} IS NOT NULL
  OR ${hasBlockedSql('$1::int', 'person.id')}
  OR ${wereTogetherSql('$1::int', 'person.id')}
)`;

const findSql = (kind: EvidenceSubject): string => `
  SELECT person.id AS "personId", person.name, person.is_gone AS "isGone"
  FROM (${subjects[kind]}) subject JOIN ${peopleSql} person ON person.id = subject.person_id
  WHERE subject.was_received OR ${wasSeen}`;

/** Finds what a reporter ($1, null for a visitor) sees or saw of a kind, by its id ($2); no row for anything else. */
export const subjectSqlOf = Object.fromEntries(
  Object.keys(subjects).map((kind) => [kind, findSql(kind as EvidenceSubject)]),
) as Record<EvidenceSubject, string>;

/** The content of a subject ($1 reporter, $2 id), as JSON; for the evidence. */
export const contentSqlOf = (kind: EvidenceSubject): string =>
  `(SELECT content FROM (${subjects[kind]}) subject)`;
