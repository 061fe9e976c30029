import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CrossingView,
  type DayCountView,
  type DestinationCrossingsView,
  type TripCrossingsView,
  endpoints,
} from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId, OptionalUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { setNextLink } from '../../platform/validation/page.js';
import { PublicCounts } from './public-counts.service.js';
import { BoardsDto, CountsDto, DaysDto, PeopleDto, WatchDto } from './crossings.dto.js';
import { CrossingsService } from './crossings.service.js';
import { WatchingService } from './watching.service.js';

@ApiTags('crossings')
@Controller()
export class CrossingsController {
  constructor(
    private readonly crossings: CrossingsService,
    private readonly publicCounts: PublicCounts,
    private readonly watching: WatchingService,
  ) {}

  @Route(endpoints.crossings.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: BoardsDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TripCrossingsView[]> {
    const { page, next } = await this.crossings.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.crossings.people)
  async people(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Query() query: PeopleDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CrossingView[]> {
    const { page, next } = await this.crossings.people(userId, id, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.crossings.days)
  days(@CurrentUserId() userId: number, @Id() id: number, @Query() query: DaysDto): Promise<DayCountView[]> {
    return this.crossings.days(userId, id, query);
  }

  @Route(endpoints.crossings.watch)
  watch(@CurrentUserId() userId: number, @Id() id: number, @Body() { isOn }: WatchDto): Promise<void> {
    return this.watching.set(userId, id, isOn);
  }

  @Route(endpoints.crossings.counts)
  counts(
    @Id() id: number,
    @OptionalUserId() viewerId: number | undefined,
    @Query() query: CountsDto,
  ): Promise<DestinationCrossingsView> {
    return this.publicCounts.one(id, viewerId, query);
  }
}
