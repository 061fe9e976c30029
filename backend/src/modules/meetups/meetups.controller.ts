import { Body, Controller, Header, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type MeetupView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { HostingService } from './changing/hosting.service.js';
import { JoiningService } from './changing/joining.service.js';
import { MeetupChangeDto, MeetupDto, MeetupStateDto, TripMeetupsDto } from './meetups.dto.js';
import { MeetupsService } from './meetups.service.js';

const { meetups } = endpoints;

@ApiTags('meetups')
@Controller()
export class MeetupsController {
  constructor(
    private readonly meetups: MeetupsService,
    private readonly hosting: HostingService,
    private readonly joining: JoiningService,
  ) {}

  @Route(meetups.ofTrip)
  async ofTrip(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Query() query: TripMeetupsDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MeetupView[]> {
    const { page, next } = await this.meetups.ofTrip(userId, id, query);
    setNextLink(response, next);
    return page;
  }

  @Route(meetups.mine)
  async mine(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MeetupView[]> {
    const { page, next } = await this.meetups.mine(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(meetups.offer)
  async offer(
    @CurrentUserId() userId: number,
    @Body() input: MeetupDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MeetupView> {
    const { id, isNew } = await this.hosting.offer(userId, input);
    if (!isNew) response.status(HttpStatus.OK);
    return this.meetups.one(userId, id);
  }

  @Route(meetups.one)
  one(@CurrentUserId() userId: number, @Id() id: number): Promise<MeetupView> {
    return this.meetups.one(userId, id);
  }

  @Route(meetups.change)
  async change(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() input: MeetupChangeDto,
  ): Promise<MeetupView> {
    await this.hosting.change(userId, id, input);
    return this.meetups.one(userId, id);
  }

  @Route(meetups.join)
  async join(@CurrentUserId() userId: number, @Id() id: number): Promise<MeetupView> {
    await this.joining.join(userId, id);
    return this.meetups.one(userId, id);
  }

  @Route(meetups.leave)
  leave(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.joining.leave(userId, id);
  }

  @Route(meetups.setState)
  async setState(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { state }: MeetupStateDto,
  ): Promise<MeetupView> {
    await this.hosting.setState(userId, id, state);
    return this.meetups.one(userId, id);
  }

  @Route(meetups.remove)
  remove(@CurrentUserId() hostId: number, @Id() id: number, @Id('userId') userId: number): Promise<void> {
    return this.joining.remove(hostId, id, userId);
  }

  @Route(meetups.calendar)
  @ApiProduces('text/calendar')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="meetup.ics"')
  calendar(@CurrentUserId() userId: number, @Id() id: number): Promise<string> {
    return this.meetups.calendar(userId, id);
  }
}
