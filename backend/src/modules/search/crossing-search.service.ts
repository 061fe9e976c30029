import { Injectable } from '@nestjs/common';
import type { CrossingView } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { readSnapshot } from '../../platform/database/snapshot.js';
import { TravelersService } from '../travelers/travelers.service.js';
import { CrossingReader, type FoundCrossings } from './crossing-reader.js';
import { daysOf } from './crossings.query.js';

export { type CrossingReader, type FoundCrossings, anybody } from './crossing-reader.js';
export type { OwnTrip } from './crossing-facts.query.js';
export type { Board, DayRow } from './crossings.query.js';

/** Finds who is where a traveler is, on the same days. */
@Injectable()
export class CrossingSearch {
  /** How long a statement may take, in milliseconds: a board takes a hundredth of it. */
  statementMs = 1_000;

  constructor(
    private readonly pool: PgPool,
    private readonly travelers: TravelersService,
  ) {}

  /** Reads boards from one snapshot, one after the other on one connection. */
  read<Found>(work: (reader: CrossingReader) => Promise<Found>): Promise<Found> {
    return readSnapshot(this.pool, this.statementMs, (client) => work(new CrossingReader(client)));
  }

  /** The people of several boards as the viewer sees them. Accounts that are gone by now are left out. */
  async views(viewerId: number, boards: readonly FoundCrossings[]): Promise<CrossingView[][]> {
    const ids = boards.flatMap(({ rows }) => rows.map(({ id }) => id));
    const known = await this.travelers.forViewer(viewerId, [...new Set(ids)]);
    return boards.map(({ rows, bars, alsoIn }) =>
      rows.flatMap(({ id, rank, connection }) => {
        const traveler = known.get(id);
        if (!traveler) return [];
        const { sharedInterests, quizInCommon } = traveler.fit();
        return {
          ...traveler.view,
          connection,
          days: daysOf(rank),
          bars: ofUser(bars, id),
          sharedInterests,
          quizInCommon,
          alsoIn: ofUser(alsoIn, id),
        };
      }),
    );
  }
}

const ofUser = <Row extends { userId: number }>(rows: readonly Row[], id: number): Omit<Row, 'userId'>[] =>
  rows.filter(({ userId }) => userId === id).map(({ userId: _, ...row }) => row);
