import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TravelerCardView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { OptionalUserId } from '../../platform/sessions/current-user.js';
import { setNextLink } from '../../platform/validation/page.js';
import { SearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Route(endpoints.search.travelers)
  async travelers(
    @Query() query: SearchDto,
    @OptionalUserId() viewerId: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TravelerCardView[]> {
    const { page, next } = await this.search.page(query, viewerId);
    setNextLink(response, next);
    return page;
  }
}
