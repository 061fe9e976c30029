import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endpoints } from '@wayfellow/contracts';
import { PageDto } from '../../platform/validation/page.js';
import { ReadyBodies } from '../../platform/response-cache/ready-bodies.js';
import { DestinationsService } from './destinations.service.js';

/**
 * Keeps the list of destinations ready: the same for everybody, it changes with the
 * trips that are counted in it, whose service says so.
 */
@Injectable()
export class ReadyDestinations implements OnModuleInit {
  constructor(
    private readonly ready: ReadyBodies,
    private readonly destinations: DestinationsService,
  ) {}

  onModuleInit(): void {
    this.ready.offer({
      path: endpoints.destinations.list.path,
      topic: 'destinations',
      query: PageDto,
      load: (_, query) => this.destinations.list(undefined, query),
    });
  }
}
