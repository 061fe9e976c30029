import { Injectable } from '@nestjs/common';
import { type UnseenTravelerView, limits } from '@wayfellow/contracts';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../../platform/validation/page.js';
import { UnseenStore } from './unseen.store.js';

/** Whom a user no longer sees, so that who blocks first cannot escape a report. */
@Injectable()
export class UnseenService {
  constructor(private readonly store: UnseenStore) {}

  /**
   * Whom the user was in contact with lately and no longer sees, without the reason: somebody who left, is suspended, hides or
   * has blocked the user is listed alike.
   */
  async list(
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<UnseenTravelerView>> {
    const after = decodeCursor(cursor, 'moment', 'int') ?? ([null, null] as const);
    const rows = await this.store.page(userId, after, limit + 1);
    const { page, next } = pageOf(rows, limit, (last) => encodeCursor(last.moment, last.id));
    return {
      page: page.map(({ id, name, lastContactAt }) => ({
        id,
        name,
        lastContactAt: lastContactAt.toISOString(),
      })),
      next,
    };
  }
}
