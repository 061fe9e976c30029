import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DecisionView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { OwnDecisionsService } from './decisions/own-decisions.service.js';
import { AppealDto } from './moderation.dto.js';

@ApiTags('decisions')
@Controller()
export class DecisionsController {
  constructor(private readonly decisions: OwnDecisionsService) {}

  @Route(endpoints.decisions.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DecisionView[]> {
    const { page, next } = await this.decisions.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.decisions.one)
  one(@CurrentUserId() userId: number, @Id() id: number): Promise<DecisionView> {
    return this.decisions.one(userId, id);
  }

  @Route(endpoints.decisions.appeal)
  appeal(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { text }: AppealDto,
  ): Promise<DecisionView> {
    return this.decisions.appeal(userId, id, text);
  }
}
