import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endpoints } from '@wayfellow/contracts';
import { PageDto } from '../../platform/validation/page.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { TipsQueryDto } from './tips.dto.js';
import { TipsService } from './tips.service.js';

/** Caches the response bodies of a destination's tips as visitors see them, without upvotes of their own. */
@Injectable()
export class CachedTips implements OnModuleInit {
  constructor(
    private readonly cache: ResponseCache,
    private readonly tips: TipsService,
  ) {}

  onModuleInit(): void {
    const load = (destinationId: number, query: TipsQueryDto) =>
      this.tips.list(destinationId, undefined, query);
    this.cache.register({
      path: endpoints.tips.list.path,
      topics: ['tips', 'users'],
      query: TipsQueryDto,
      load,
    });
    this.cache.register({
      path: endpoints.destinations.travelTips.path,
      topics: ['tips', 'users'],
      query: PageDto,
      load,
    });
  }
}
