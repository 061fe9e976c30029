import { Injectable } from '@nestjs/common';
import { type ReportSubject, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { messagesAroundSql } from '../../../tables/messages.sql.js';
import { peopleSql } from '../../../tables/users.sql.js';
import { contentSqlOf } from './subjects.query.js';

/** What a report rests on. */
export interface EvidenceFor {
  reportId: number;
  /** Null for a notice. */
  reporterId: number | null;
  subject: ReportSubject;
  subjectId: number;
  personId: number;
  messageIds: readonly number[];
}

// $1 reporter, $2 subject, $3 person, $4 messages, $5 report. Read as of the statement: nothing of it can change in between.
const keepSql = (kind: ReportSubject): string => `
  WITH shown AS MATERIALIZED (
    SELECT * FROM ${messagesAroundSql('$1::int', '$3::int', '$4::bigint[]', limits.messagesAround)} around
  ),
  evidence AS MATERIALIZED (
    SELECT jsonb_build_object(
      'person', jsonb_build_object(
        'id', id, 'name', name, 'age', age, 'bio', bio, 'profileImage', profile_image
      ),
      'content', ${contentSqlOf(kind)},
      'messages', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'senderId', sender_id, 'content', content, 'createdAt', created_at, 'isChosen', is_chosen
        ) ORDER BY id), '[]')
        FROM shown
      )
    ) AS body
    FROM ${peopleSql} person WHERE id = $3
  ),
  kept AS (
    INSERT INTO report_evidence (report_id, body, sha256)
    SELECT $5, body, sha256(convert_to(body::text, 'UTF8')) FROM evidence
  )
  SELECT count(*)::int AS count FROM shown WHERE is_chosen`;

/** What moderators will read, kept as it was when it was reported. */
@Injectable()
export class EvidenceStore {
  /** Keeps the evidence; returns how many of the messages are of the conversation between reporter and reported. */
  async keep(manager: EntityManager, evidence: EvidenceFor): Promise<number> {
    const { reporterId, subjectId, personId, messageIds, reportId, subject } = evidence;
    const values = [reporterId, subjectId, personId, messageIds, reportId];
    const [found]: { count: number }[] = await manager.query(keepSql(subject), values);
    return found?.count ?? 0;
  }
}
