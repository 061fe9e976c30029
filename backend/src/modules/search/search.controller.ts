import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PotentialMatchView, type TravelerCardView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { CurrentUserId, OptionalUserId } from '../../platform/sessions/current-user.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { SearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('search')
@Controller()
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Route(endpoints.search.travelers)
  async travelers(
    @Query() query: SearchDto,
    @OptionalUserId() viewerId: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TravelerCardView[]> {
    const { page, next } = await this.search.travelers(query, viewerId);
    setNextLink(response, next);
    return page;
  }

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
