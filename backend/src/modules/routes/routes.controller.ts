import { Body, Controller, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type RouteLinkView, type RouteView, type SharedRouteView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { RouteChangeDto, RouteDto, RouteLinkDto, RouteRemovalDto } from './routes.dto.js';
import { RoutesService } from './routes.service.js';
import { SharingService } from './sharing.service.js';

const { routes } = endpoints;

@ApiTags('routes')
@Controller()
export class RoutesController {
  constructor(
    private readonly routes: RoutesService,
    private readonly sharing: SharingService,
  ) {}

  @Route(routes.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RouteView[]> {
    const { page, next } = await this.routes.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(routes.create)
  async create(
    @CurrentUserId() userId: number,
    @Body() input: RouteDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RouteView> {
    const { route, isNew } = await this.routes.create(userId, input);
    if (!isNew) response.status(HttpStatus.OK);
    return route;
  }

  @Route(routes.read)
  read(@CurrentUserId() userId: number, @Body() { token }: RouteLinkDto): Promise<SharedRouteView> {
    return this.sharing.read(userId, token);
  }

  @Route(routes.one)
  one(@CurrentUserId() userId: number, @Id() id: number): Promise<RouteView> {
    return this.routes.one(userId, id);
  }

  @Route(routes.update)
  update(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() input: RouteChangeDto,
  ): Promise<RouteView> {
    return this.routes.update(userId, id, input);
  }

  @Route(routes.remove)
  remove(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Query() { withTrips }: RouteRemovalDto,
  ): Promise<void> {
    return this.routes.remove(userId, id, withTrips === '1');
  }

  @Route(routes.share)
  share(@CurrentUserId() userId: number, @Id() id: number): Promise<RouteLinkView> {
    return this.sharing.share(userId, id);
  }

  @Route(routes.unshare)
  unshare(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.sharing.unshare(userId, id);
  }
}
