import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TripView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { TripDto } from './trips.dto.js';
import { TripsService } from './trips.service.js';

@ApiTags('trips')
@Controller()
export class TripsController {
  constructor(private readonly trips: TripsService) {}

  @Route(endpoints.trips.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TripView[]> {
    const { page, next } = await this.trips.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.trips.create)
  create(@CurrentUserId() userId: number, @Body() input: TripDto): Promise<TripView> {
    return this.trips.create(userId, input);
  }

  @Route(endpoints.trips.update)
  update(@CurrentUserId() userId: number, @Id() id: number, @Body() input: TripDto): Promise<TripView> {
    return this.trips.update(userId, id, input);
  }

  @Route(endpoints.trips.remove)
  remove(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.trips.remove(userId, id);
  }
}
