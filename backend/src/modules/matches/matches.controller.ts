import { Body, Controller, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type MatchChangeView, type MatchCountsView, type MatchView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { ConnectDto, MatchAnswerDto, MatchesQueryDto } from './matches.dto.js';
import { MatchesService } from './matches.service.js';

@ApiTags('matches')
@Controller()
export class MatchesController {
  constructor(private readonly service: MatchesService) {}

  @Route(endpoints.matches.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: MatchesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MatchView[]> {
    const { page, next } = await this.service.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.matches.counts)
  counts(@CurrentUserId() userId: number): Promise<MatchCountsView> {
    return this.service.counts(userId);
  }

  @Route(endpoints.matches.create)
  async create(
    @CurrentUserId() userId: number,
    @Body() { otherUserId }: ConnectDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MatchChangeView> {
    const match = await this.service.create(userId, otherUserId);
    if (match.status === 'accepted') response.status(HttpStatus.OK);
    return match;
  }

  @Route(endpoints.matches.answer)
  answer(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { status }: MatchAnswerDto,
  ): Promise<MatchChangeView> {
    return this.service.answer(userId, id, status);
  }
}
