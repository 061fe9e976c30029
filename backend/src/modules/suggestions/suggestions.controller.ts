import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PotentialMatchView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('matches')
@Controller()
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Route(endpoints.matches.potential)
  async potential(
    @Query() query: PageDto,
    @CurrentUserId() userId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PotentialMatchView[]> {
    const { page, next } = await this.suggestions.page(userId, query);
    setNextLink(response, next);
    return page;
  }
}
