import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type NotificationCountView,
  type NotificationSettingsView,
  type NotificationView,
  type UnsubscribedView,
  endpoints,
} from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import {
  NotificationSettingsDto,
  NotificationsReadDto,
  TimeZoneDto,
  UnsubscribeDto,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';
import { SettingsService } from './settings.service.js';

@ApiTags('notifications')
@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly settings: SettingsService,
  ) {}

  @Route(endpoints.notifications.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationView[]> {
    const { page, next } = await this.notifications.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.notifications.unread)
  unread(@CurrentUserId() userId: number): Promise<NotificationCountView> {
    return this.notifications.unread(userId);
  }

  @Route(endpoints.notifications.read)
  read(@CurrentUserId() userId: number, @Body() { upToId }: NotificationsReadDto): Promise<void> {
    return this.notifications.read(userId, upToId);
  }

  @Route(endpoints.notifications.settings)
  one(@CurrentUserId() userId: number): Promise<NotificationSettingsView> {
    return this.settings.one(userId);
  }

  @Route(endpoints.notifications.saveSettings)
  save(
    @CurrentUserId() userId: number,
    @Body() input: NotificationSettingsDto,
  ): Promise<NotificationSettingsView> {
    return this.settings.save(userId, input);
  }

  @Route(endpoints.notifications.keepZone)
  keepZone(@CurrentUserId() userId: number, @Body() { zone }: TimeZoneDto): Promise<void> {
    return this.settings.keepZone(userId, zone);
  }

  @Route(endpoints.notifications.unsubscribe)
  unsubscribe(@Query() { t }: UnsubscribeDto): Promise<UnsubscribedView> {
    return this.settings.unsubscribe(t);
  }
}
