import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TipView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { CurrentUserId, OptionalUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { TipDto, TipsQueryDto } from './tips.dto.js';
import { TipsService } from './tips.service.js';
import { UpvotesService } from './upvotes.service.js';

@ApiTags('tips')
@Controller()
export class TipsController {
  constructor(
    private readonly tips: TipsService,
    private readonly upvotes: UpvotesService,
  ) {}

  @Route(endpoints.tips.list)
  async list(
    @Id() destinationId: number,
    @OptionalUserId() viewerId: number | undefined,
    @Query() query: TipsQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TipView[]> {
    const { page, next } = await this.tips.list(destinationId, viewerId, query);
    setNextLink(response, next);
    return page;
  }

  /** The path that the destination screen uses; it has no filter by category. */
  @Route(endpoints.destinations.travelTips)
  travelTips(
    @Id() destinationId: number,
    @OptionalUserId() viewerId: number | undefined,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TipView[]> {
    return this.list(destinationId, viewerId, query, response);
  }

  @Route(endpoints.tips.create)
  create(
    @CurrentUserId() userId: number,
    @Id() destinationId: number,
    @Body() input: TipDto,
  ): Promise<TipView> {
    return this.tips.create(userId, destinationId, input);
  }

  @Route(endpoints.tips.remove)
  remove(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.tips.remove(userId, id);
  }

  @Route(endpoints.tips.upvote)
  upvote(@CurrentUserId() userId: number, @Id() id: number): Promise<TipView> {
    return this.upvotes.upvote(userId, id);
  }

  @Route(endpoints.tips.removeUpvote)
  removeUpvote(@CurrentUserId() userId: number, @Id() id: number): Promise<TipView> {
    return this.upvotes.remove(userId, id);
  }
}
