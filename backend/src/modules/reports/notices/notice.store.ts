import { Injectable } from '@nestjs/common';
import type { NoticeInput } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { sharedPlansSql } from '../../../tables/meetings.sql.js';

const addSql = 'INSERT INTO notices (report_id, url, name, email) VALUES ($1, $2, $3, $4)';

// Pages are not numbered: each notice about one is a case of its own.
const pageIdSql = `SELECT nextval('notice_pages')::int AS id`;

const planSql = `SELECT id FROM ${sharedPlansSql} plan WHERE token_sha256 = $1`;

/** What notices say besides what all reports say. */
@Injectable()
export class NoticeStore {
  constructor(private readonly pool: PgPool) {}

  /** The id of a meeting plan, by the hash of its link's token; undefined if there is none any more. */
  async planId(tokenHash: Buffer): Promise<number | undefined> {
    return (await this.pool.query<{ id: number }>(planSql, [tokenHash])).rows[0]?.id;
  }

  async add(manager: EntityManager, reportId: number, { url, name, email }: NoticeInput): Promise<void> {
    await manager.query(addSql, [reportId, url, name || null, email || null]);
  }

  /** A number for a page that shows nothing we know. */
  async pageId(manager: EntityManager): Promise<number> {
    const [next]: { id: number }[] = await manager.query(pageIdSql);
    return (next as { id: number }).id;
  }
}
