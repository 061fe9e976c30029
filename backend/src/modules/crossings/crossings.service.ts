import { Injectable } from '@nestjs/common';
import {
  ANY_INTEREST,
  type CalendarDay,
  type CountView,
  type CrossingView,
  type DayCountView,
  type TripCrossingsView,
  type TripView,
  boardProblems,
  limits,
} from '@wayfellow/contracts';
import { invalidInput } from '../../platform/problems/problem.js';
import { type Page, decodeCursor, encodeCursor, pageOf } from '../../platform/validation/page.js';
import {
  type Board,
  type CrossingReader,
  CrossingSearch,
  type FoundCrossings,
  type OwnTrip,
  anybody,
} from '../search/crossing-search.service.js';
import { MeetupsService } from '../meetups/meetups.service.js';
import { TripsService } from '../trips/trips.service.js';
import { UserLimits } from '../users/user-limits.service.js';
import { coarse, dayCounts, exact } from './counts.js';
import type { BoardsDto, DaysDto, PeopleDto } from './crossings.dto.js';
import { windowOf, withMargins } from './windows.js';

const nobody: FoundCrossings = { rows: [], bars: [], alsoIn: [] };

/** Asked of one board: which days of a long trip, and how near. */
interface Asked {
  from?: CalendarDay | undefined;
  near: number;
}

/** Who is where a traveler is, on the same days: a board for each of their trips. */
@Injectable()
export class CrossingsService {
  constructor(
    private readonly search: CrossingSearch,
    private readonly trips: TripsService,
    private readonly meetups: MeetupsService,
    private readonly limits: UserLimits,
  ) {}

  /**
   * The user's trips that are not over, soonest first, each with its counts and first people.
   * @throws Problem 400 when the cursor is invalid, 429 past the hourly limit
   */
  async list(
    userId: number,
    { limit = limits.boardsPageSize.default, cursor }: BoardsDto,
  ): Promise<Page<TripCrossingsView>> {
    await this.limits.consume(userId, 'boardsPerHour');
    const { page, next } = await this.trips.coming(userId, { limit, cursor });
    const boards = await this.search.read(async (reader) => {
      const own = await reader.ownTrips(userId);
      const found: (Counts & { own: OwnTrip; people: FoundCrossings })[] = [];
      for (const { id } of page) {
        const trip = own.find((one) => one.id === id);
        if (!trip) continue;
        const board = boardOf(userId, trip, { near: 0 });
        const wanted = { ...anybody, count: limits.crossings.top, otherTripIds: named(own, id) };
        const people = trip.unseen ? nobody : await reader.people(board, wanted);
        found.push({ own: trip, people, ...(await counts(reader, trip, board)) });
      }
      return found;
    });
    const tops = await this.search.views(
      userId,
      boards.map(({ people }) => ({ ...people, rows: people.rows.slice(0, limits.crossings.top) })),
    );
    const meetups = await this.meetups.counts(
      userId,
      page.map(({ id }) => id),
    );
    const views = boards.flatMap(({ own, total, days }, i) => {
      const trip = page.find(({ id }) => id === own.id);
      if (!trip) return [];
      const view = toTripCrossingsView(trip, own, { total, days }, tops[i] ?? []);
      return [{ ...view, meetups: meetups.get(own.id) ?? 0 }];
    });
    return { page: views, next };
  }

  /**
   * Who is there on the days of a trip, the most days together first. Nobody, if the user is not seen there either.
   * @throws Problem 404 unless the trip belongs to the user, 400 by field, 429 past the hourly limit
   */
  async people(userId: number, tripId: number, query: PeopleDto): Promise<Page<CrossingView>> {
    const asked = await this.asked(userId, tripId, query);
    const { limit = limits.crossingsPageSize.default, cursor, matched, interest } = query;
    const [rank, id] = decodeCursor(cursor, 'int', 'int') ?? [];
    const after = rank !== undefined && id !== undefined ? { rank, id } : undefined;
    const filters = {
      isMatched: matched === 'true',
      interest: interest && interest !== ANY_INTEREST ? interest : null,
    };
    const found = await this.search.read(async (reader) => {
      const own = await reader.ownTrips(userId);
      const trip = own.find((one) => one.id === tripId);
      if (!trip || trip.unseen) return nobody;
      const wanted = { filters, after, count: limit, otherTripIds: named(own, tripId) };
      return reader.people(boardOf(userId, trip, asked), wanted);
    });
    const { page, next } = pageOf(found.rows, limit, (row) => encodeCursor(row.rank, row.id));
    const [views = []] = await this.search.views(userId, [{ ...found, rows: page }]);
    return { page: views, next };
  }

  /**
   * How many of them are there on each day of a trip; coarse, if the user is not seen there either.
   * @throws Problem as `people`
   */
  async days(userId: number, tripId: number, query: DaysDto): Promise<DayCountView[]> {
    const asked = await this.asked(userId, tripId, query);
    return this.search.read(async (reader) => {
      const trip = (await reader.ownTrips(userId)).find((one) => one.id === tripId);
      return trip ? (await counts(reader, trip, boardOf(userId, trip, asked))).days : [];
    });
  }

  private async asked(userId: number, tripId: number, { from, near }: DaysDto): Promise<Asked> {
    const trip = await this.trips.one(userId, tripId);
    const asked = { from, near: Number(near ?? 0) };
    const problems = boardProblems(trip, asked);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    await this.limits.consume(userId, 'boardsPerHour');
    return asked;
  }
}

interface Counts {
  total: CountView;
  days: DayCountView[];
}

const boardOf = (viewerId: number, trip: OwnTrip, { from, near }: Asked): Board => ({
  viewerId,
  placeId: trip.placeId,
  near,
  ...windowOf(trip, trip.today, from),
});

/** The other trips of a user whose people are named, which may be said of people on this one. */
const named = (own: readonly OwnTrip[], tripId: number): number[] =>
  own.filter(({ id, unseen }) => id !== tripId && !unseen).map(({ id }) => id);

const counts = async (reader: CrossingReader, trip: OwnTrip, board: Board): Promise<Counts> => {
  const rows = await reader.days(board, trip.unseen ? 2 : 1);
  const toCount = trip.unseen ? coarse : exact;
  const isMine = (day: CalendarDay) => day >= board.firstDay && day <= board.lastDay;
  return {
    total: toCount(rows[0]?.total ?? 0),
    days: dayCounts(rows, withMargins(board, trip.today), isMine, toCount),
  };
};

const toTripCrossingsView = (
  trip: TripView,
  { unseen, isWatched }: OwnTrip,
  { total, days }: Counts,
  top: CrossingView[],
): Omit<TripCrossingsView, 'meetups'> => ({ trip, total, days, top, isMutual: !unseen, unseen, isWatched });
