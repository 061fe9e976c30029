import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type BlockView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { BlocksService } from './blocks.service.js';

@ApiTags('blocks')
@Controller()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Route(endpoints.blocks.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BlockView[]> {
    const { page, next } = await this.blocks.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.blocks.block)
  block(@CurrentUserId() userId: number, @Id() otherUserId: number): Promise<void> {
    return this.blocks.block(userId, otherUserId);
  }

  @Route(endpoints.blocks.unblock)
  unblock(@CurrentUserId() userId: number, @Id() otherUserId: number): Promise<void> {
    return this.blocks.unblock(userId, otherUserId);
  }
}
