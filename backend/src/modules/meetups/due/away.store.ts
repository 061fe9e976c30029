import { Injectable } from '@nestjs/common';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { accountsSql } from '../../../tables/users.sql.js';

/** Somebody in a coming meetup whose account is suspended, banned, being left or deleted. */
export interface AwayPerson {
  meetupId: number;
  userId: number;
  isHost: boolean;
}

const awaySql = `
  SELECT meetup.id AS "meetupId", person.id AS "userId", person.is_host AS "isHost"
  FROM meetups meetup CROSS JOIN LATERAL (
    SELECT host_id AS id, true AS is_host
    UNION ALL
    SELECT user_id, false FROM meetup_members WHERE meetup_id = meetup.id AND state IN ('joined', 'waiting')
  ) person
  WHERE meetup.state <> 'cancelled' AND starts_at > now() AND EXISTS (
    SELECT FROM ${accountsSql} account WHERE account.id = person.id AND standing NOT IN ('active', 'held')
  )
  ORDER BY meetup.id, is_host DESC, person.id`;

/** Finds who can no longer come to a meetup. */
@Injectable()
export class AwayStore {
  constructor(private readonly pool: PgPool) {}

  async find(): Promise<AwayPerson[]> {
    return (await this.pool.query<AwayPerson>(awaySql)).rows;
  }
}
