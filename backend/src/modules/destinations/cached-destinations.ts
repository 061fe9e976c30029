import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endpoints } from '@wayfellow/contracts';
import { PageDto } from '../../platform/validation/page.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { DestinationsService } from './destinations.service.js';

/** Caches the response bodies of the list of destinations, which is the same for all visitors. */
@Injectable()
export class CachedDestinations implements OnModuleInit {
  constructor(
    private readonly cache: ResponseCache,
    private readonly destinations: DestinationsService,
  ) {}

  onModuleInit(): void {
    this.cache.register({
      path: endpoints.destinations.list.path,
      topics: ['trips', 'users'],
      query: PageDto,
      load: (_, query) => this.destinations.list(undefined, query),
    });
  }
}
