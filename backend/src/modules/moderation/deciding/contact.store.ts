import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recentContactsSql } from '../../../tables/messages.sql.js';

/** With whom somebody exchanged messages. */
@Injectable()
export class ContactStore {
  /** The ids of those with whom a user exchanged messages in the last so many days. */
  async of(manager: EntityManager, userId: number, days: number): Promise<number[]> {
    const found: { id: number }[] = await manager.query(recentContactsSql('$1::int', days), [userId]);
    return found.map(({ id }) => id);
  }
}
