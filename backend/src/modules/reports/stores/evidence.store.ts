import { Injectable } from '@nestjs/common';
import { type EvidenceSubject, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { messagesAroundSql } from '../../../tables/messages.sql.js';
import { shownPhotosSql } from '../../../tables/photos.sql.js';
import { peopleSql } from '../../../tables/users.sql.js';
import { contentSqlOf } from './subjects.query.js';

/** What a report rests on. */
export interface EvidenceFor {
  reportId: number;
  /** Null for a notice. */
  reporterId: number | null;
  subject: EvidenceSubject;
  subjectId: number;
  personId: number;
  messageIds: readonly number[];
}

/** What a rule found when it opened a case. */
export interface FoundByRule {
  caseId: number;
  personId: number;
  content: Readonly<Record<string, string | boolean | null>>;
}

const personSql = `
  jsonb_build_object('id', id, 'name', name, 'age', age, 'bio', bio, 'profileImage', profile_image)`;

/**
 * Keeps the evidence of a report: $1 reporter, $2 subject, $3 person, $4 messages, $5 report. Read as of the statement: nothing
 * of it can change in between. The person's photo is locked, so that its files are not removed before others see that they are
 * evidence; a photo that is not shown any more is no evidence. Counts the messages.
 */
export const keepSql = (kind: EvidenceSubject): string => `
  WITH shown AS MATERIALIZED (
    SELECT * FROM ${messagesAroundSql('$1::int', '$3::int', '$4::bigint[]', limits.messagesAround)} around
  ),
  photo AS MATERIALIZED (
    SELECT id FROM ${shownPhotosSql} photo WHERE user_id = $3 FOR KEY SHARE OF photo
  ),
  evidence AS MATERIALIZED (
    SELECT jsonb_build_object(
      'person', ${personSql},
      'content', ${contentSqlOf(kind)},
      'messages', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'senderId', sender_id, 'content', content, 'createdAt', created_at, 'isChosen', is_chosen
        ) ORDER BY id), '[]')
        FROM shown
      )
    ) AS body
    FROM ${peopleSql} person WHERE id = $3${kind === 'photo' ? ' AND EXISTS (SELECT FROM photo WHERE id = $2)' : ''}
  ),
  kept AS (
    INSERT INTO report_evidence (report_id, body, sha256)
    SELECT $5, body, sha256(convert_to(body::text, 'UTF8')) FROM evidence
  )
  -- Photos are counted so that theirs is locked for every kind.
  SELECT EXISTS (SELECT FROM evidence) AS "isKept", (SELECT count(*)::int FROM photo) AS photos,
    (SELECT count(*)::int FROM shown WHERE is_chosen) AS "messageCount"`;

// The person as everybody sees them, with what a rule found about them: $1 case, $2 person, $3 what it found.
const keepFoundSql = `
  INSERT INTO report_evidence (case_id, body, sha256)
  SELECT $1, body, sha256(convert_to(body::text, 'UTF8'))
  FROM (
    SELECT jsonb_build_object('person', ${personSql}, 'content', $3::jsonb, 'messages', '[]'::jsonb) AS body
    FROM ${peopleSql} person WHERE id = $2
  ) evidence`;

/** What moderators will read, kept as it was when it was reported. */
@Injectable()
export class EvidenceStore {
  /**
   * Keeps the evidence; returns how many of the messages are of the conversation between reporter and reported. Undefined where
   * the subject is there no more.
   */
  async keep(manager: EntityManager, evidence: EvidenceFor): Promise<number | undefined> {
    const { reporterId, subjectId, personId, messageIds, reportId, subject } = evidence;
    const values = [reporterId, subjectId, personId, messageIds, reportId];
    const [kept]: [{ isKept: boolean; messageCount: number }] = await manager.query(keepSql(subject), values);
    return kept.isKept ? kept.messageCount : undefined;
  }

  /** Keeps what a rule found about somebody, whose case it opened. */
  async keepFound(manager: EntityManager, { caseId, personId, content }: FoundByRule): Promise<void> {
    await manager.query(keepFoundSql, [caseId, personId, JSON.stringify(content)]);
  }
}
