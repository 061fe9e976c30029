import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DestinationDetailView,
  type DestinationTravelerView,
  type DestinationView,
  type MapPlaceView,
  endpoints,
} from '@wayfellow/contracts';
import type { Response } from 'express';
import { OptionalUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { DestinationsService } from './destinations.service.js';
import { MapService } from './map.service.js';

@ApiTags('destinations')
@Controller()
export class DestinationsController {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly worldMap: MapService,
  ) {}

  @Route(endpoints.destinations.list)
  async list(
    @OptionalUserId() viewerId: number | undefined,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DestinationView[]> {
    const { page, next } = await this.destinations.list(viewerId, query);
    setNextLink(response, next);
    return page;
  }

  // Before the routes with an id, which this would be taken for.
  @Route(endpoints.destinations.map)
  async map(@Res({ passthrough: true }) response: Response): Promise<MapPlaceView[]> {
    const { places, changedAt } = await this.worldMap.one();
    response.setHeader('Last-Modified', changedAt.toUTCString());
    return places;
  }

  @Route(endpoints.destinations.one)
  one(@Id() id: number, @OptionalUserId() viewerId: number | undefined): Promise<DestinationDetailView> {
    return this.destinations.one(id, viewerId);
  }

  @Route(endpoints.destinations.travelers)
  async travelers(
    @Id() id: number,
    @OptionalUserId() viewerId: number | undefined,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DestinationTravelerView[]> {
    const { page, next } = await this.destinations.travelers(id, viewerId, query);
    setNextLink(response, next);
    return page;
  }
}
