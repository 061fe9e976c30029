import { Injectable } from '@nestjs/common';
import { PgPool } from '../../platform/database/pg-pool.js';

const ofDestinationSql = 'SELECT id FROM places WHERE destination_id = $1';
const ofTextSql = 'SELECT id, destination_id AS "destinationId" FROM places WHERE folded = $1';

// Two users who add the same new place at once get the same row; a destination takes over the place that travelers had
// added under its name.
const addSql = `
  INSERT INTO places (name, folded, destination_id) VALUES ($1, $2, $3)
  ON CONFLICT (folded) DO UPDATE
    SET name = CASE WHEN excluded.destination_id IS NULL THEN places.name ELSE excluded.name END,
      destination_id = coalesce(excluded.destination_id, places.destination_id)
  RETURNING id`;

interface NewPlace {
  name: string;
  folded: string;
  destinationId?: number;
}

/** The table of places, unique by folded name. */
@Injectable()
export class PlaceStore {
  constructor(private readonly pool: PgPool) {}

  ofDestination(destinationId: number): Promise<number | undefined> {
    return this.id(ofDestinationSql, [destinationId]);
  }

  /** The place of a folded name; `destinationId` is null where it is in travelers' own words. */
  async ofText(folded: string): Promise<{ id: number; destinationId: number | null } | undefined> {
    const query = { text: ofTextSql, values: [folded] };
    return (await this.pool.query<{ id: number; destinationId: number | null }>(query)).rows[0];
  }

  /** Adds a place, or finds the one of the same folded name. */
  async add({ name, folded, destinationId }: NewPlace): Promise<number> {
    return (await this.id(addSql, [name, folded, destinationId ?? null])) as number;
  }

  private async id(sql: string, values: unknown[]): Promise<number | undefined> {
    return (await this.pool.query<{ id: number }>(sql, values)).rows[0]?.id;
  }
}
