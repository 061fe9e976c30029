import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CalendarDay,
  type DestinationCrossingsView,
  endpoints,
  todayUtc,
  visitorDaysProblems,
} from '@wayfellow/contracts';
import { invalidInput } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { type DayRow, CrossingSearch } from '../search/crossing-search.service.js';
import { coarse, dayCounts } from './counts.js';
import { CountsDto } from './crossings.dto.js';
import { windowOf, withMargins } from './windows.js';

/** Coarse counts of travelers may be as old as this: they are made of many people, and name none. */
const MAX_AGE_MS = 15 * 60 * 1_000;

/** Counts who is at a destination on some days, for visitors: coarse, and of those alone whom everyone may find. */
@Injectable()
export class PublicCounts implements OnModuleInit {
  constructor(
    private readonly search: CrossingSearch,
    private readonly destinations: DestinationsService,
    private readonly cache: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.cache.register({
      path: endpoints.crossings.counts.path,
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      query: CountsDto,
      load: async (id, query) => ({ page: await this.one(id, undefined, query) }),
    });
  }

  /**
   * Open to visitors. A signed-in viewer is not counted, nor who blocks whom.
   * @throws Problem 404 when there is no such destination, 400 by field for days that are not counted
   */
  async one(id: number, viewerId: number | undefined, query: CountsDto): Promise<DestinationCrossingsView> {
    await this.destinations.requireOne(id);
    const problems = visitorDaysProblems(query, todayUtc());
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const asked = query as { startDate: CalendarDay; endDate: CalendarDay };
    return this.search.read(async (reader) => {
      const { placeId, today } = await reader.placeOf(id);
      const window = windowOf(asked, today);
      const board = placeId !== null && { viewerId: viewerId ?? null, placeId, near: 0, ...window };
      const rows: DayRow[] = board ? await reader.days(board, 2) : [];
      const isAsked = (day: CalendarDay) => day >= asked.startDate && day <= asked.endDate;
      return {
        total: coarse(rows[0]?.total ?? 0),
        days: dayCounts(rows, withMargins(window, today), isAsked, coarse),
        isCoarse: true,
      };
    });
  }
}
