import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type NotificationCountView, type NotificationView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { NotificationsReadDto } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

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
}
