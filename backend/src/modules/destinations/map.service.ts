import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type MapPlaceView, endpoints, limits } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { DestinationMonths, type MapPlaceRow } from './destination-months.store.js';

declare module '../../platform/response-cache/response-cache.js' {
  interface CacheTopics {
    /** How many travelers destinations have in the coming months. */
    months: unknown;
  }
}

/** A new month, and what operators change in the database, is shown after so long. */
const MAX_AGE_MS = 60_000;

interface WorldMap {
  places: MapPlaceView[];
  changedAt: Date;
}

/** The map of the world, open to everybody, and the same for all: coarse counts, which a job makes. */
@Injectable()
export class MapService implements OnModuleInit {
  constructor(
    private readonly months: DestinationMonths,
    private readonly source: DataSource,
    private readonly cache: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.cache.register({
      path: endpoints.destinations.map.path,
      topics: ['months'],
      maxAgeMs: MAX_AGE_MS,
      load: async () => {
        const { places, changedAt } = await this.one();
        return { page: places, changedAt };
      },
    });
  }

  /** All destinations with their travelers in each of the coming months, and when that last changed. */
  async one(): Promise<WorldMap> {
    // In this order: a change between the two is told once more, and never missed.
    const changedAt = await this.months.changedAt();
    return { places: (await this.months.places()).map(toMapPlaceView), changedAt };
  }

  /** Counts anew. Called by a job. */
  async count(): Promise<void> {
    const changed = await this.source.transaction((manager) => this.months.count(manager));
    if (changed > 0) this.cache.invalidate('months');
  }
}

const toMapPlaceView = ({ months, ...place }: MapPlaceRow): MapPlaceView => ({
  ...place,
  months: months.map((count) => (count > 0 && count < limits.crossings.minCount ? null : count)),
});
