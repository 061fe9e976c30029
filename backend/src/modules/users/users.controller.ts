import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SessionUserView, type UserView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { Route } from '../../platform/http/route.js';
import { ProfilesService } from './profiles.service.js';
import { ProfileDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
  ) {}

  @Route(endpoints.users.one)
  one(@CurrentUserId() viewerId: number, @Id() id: number): Promise<UserView> {
    return this.users.one(viewerId, id);
  }

  @Route(endpoints.users.update)
  update(
    @Req() request: Request,
    @CurrentUserId() currentUserId: number,
    @Id() id: number,
    @Body() input: ProfileDto,
  ): Promise<SessionUserView> {
    return this.profiles.update(request, currentUserId, id, input);
  }
}
