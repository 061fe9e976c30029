import { Injectable, type OnModuleInit } from '@nestjs/common';
import { endpoints } from '@wayfellow/contracts';
import { PageDto } from '../../platform/validation/page.js';
import { ReadyBodies } from '../../platform/response-cache/ready-bodies.js';
import { TipsQueryDto } from './tips.dto.js';
import { TipsService } from './tips.service.js';

/** Caches the response bodies of a destination's tips as visitors see them, without upvotes of their own. */
@Injectable()
export class ReadyTips implements OnModuleInit {
  constructor(
    private readonly ready: ReadyBodies,
    private readonly tips: TipsService,
  ) {}

  onModuleInit(): void {
    const load = (destinationId: number, query: TipsQueryDto) =>
      this.tips.list(destinationId, undefined, query);
    this.ready.offer({
      path: endpoints.tips.list.path,
      topics: ['tips', 'users'],
      query: TipsQueryDto,
      load,
    });
    this.ready.offer({
      path: endpoints.destinations.travelTips.path,
      topics: ['tips', 'users'],
      query: PageDto,
      load,
    });
  }
}
