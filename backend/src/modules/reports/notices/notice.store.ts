import { Injectable } from '@nestjs/common';
import type { NoticeInput } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

const addSql = 'INSERT INTO notices (report_id, url, name, email) VALUES ($1, $2, $3, $4)';

// Pages are not numbered: each notice about one is a case of its own.
const pageIdSql = `SELECT nextval('notice_pages')::int AS id`;

/** What notices say besides what all reports say. */
@Injectable()
export class NoticeStore {
  async add(manager: EntityManager, reportId: number, { url, name, email }: NoticeInput): Promise<void> {
    await manager.query(addSql, [reportId, url, name || null, email || null]);
  }

  /** A number for a page that shows nothing we know. */
  async pageId(manager: EntityManager): Promise<number> {
    const [next]: { id: number }[] = await manager.query(pageIdSql);
    return (next as { id: number }).id;
  }
}
