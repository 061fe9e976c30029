import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { MapService } from './map.service.js';
import { PlacesService } from './places.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    destinations: {
      /** A destination may have changed, or have got its place. */
      'near-places': Record<string, never>;
      /** Counts how many travelers each destination has in the coming months. */
      'count-months': Record<string, never>;
    };
  }
}

/** Operators change destinations in the database. */
const LOOK_EVERY_MS = 60 * 60 * 1_000;
/** One scan of all trips' cards. */
const COUNT_EVERY_MS = 15 * 60 * 1_000;

@WorksOn('destinations')
export class DestinationsProcessor extends QueueWorker<'destinations'> {
  readonly everyMs = { 'near-places': LOOK_EVERY_MS, 'count-months': COUNT_EVERY_MS };
  protected readonly handlers = {
    'near-places': () => this.places.renewNear(),
    'count-months': () => this.worldMap.count(),
  };

  constructor(
    private readonly places: PlacesService,
    private readonly worldMap: MapService,
  ) {
    super();
  }
}
