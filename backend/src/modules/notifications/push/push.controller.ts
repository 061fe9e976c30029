import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PushKeyView, endpoints, inputs } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../../platform/http/route.js';
import { CurrentUserId } from '../../../platform/sessions/current-user.js';
import { InputDto } from '../../../platform/validation/input-dto.js';
import { PushesService } from './pushes.service.js';

class PushSubscriptionDto extends InputDto(inputs.pushSubscription) {}

@ApiTags('notifications')
@Controller()
export class PushController {
  constructor(private readonly pushes: PushesService) {}

  @Route(endpoints.push.key)
  key(@Req() { sessionID }: Request): Promise<PushKeyView> {
    return this.pushes.key(sessionID);
  }

  @Route(endpoints.push.subscribe)
  subscribe(
    @CurrentUserId() userId: number,
    @Req() { sessionID }: Request,
    @Body() input: PushSubscriptionDto,
  ): Promise<void> {
    return this.pushes.subscribe(userId, sessionID, input);
  }

  @Route(endpoints.push.unsubscribe)
  unsubscribe(@Req() { sessionID }: Request): Promise<void> {
    return this.pushes.unsubscribe(sessionID);
  }
}
