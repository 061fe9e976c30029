import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endpoints } from '@wayfellow/contracts';
import { PageDto } from '../../platform/validation/page.js';
import { ReadyBodies } from '../../platform/response-cache/ready-bodies.js';
import { DestinationsService } from './destinations.service.js';

/** Caches the response bodies of the list of destinations, which is the same for all visitors. */
@Injectable()
export class ReadyDestinations implements OnModuleInit {
  constructor(
    private readonly ready: ReadyBodies,
    private readonly destinations: DestinationsService,
  ) {}

  onModuleInit(): void {
    this.ready.offer({
      path: endpoints.destinations.list.path,
      topics: ['trips', 'users'],
      query: PageDto,
      load: (_, query) => this.destinations.list(undefined, query),
    });
  }
}
