import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SessionUserView, type UserView, endpoints } from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/http/current-user.js';
import { Id } from '../../platform/http/id.js';
import { Route } from '../../platform/http/route.js';
import { ProfileDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Route(endpoints.users.one)
  one(@Id() id: number): Promise<UserView> {
    return this.users.one(id);
  }

  @Route(endpoints.users.update)
  update(
    @CurrentUserId() currentUserId: number,
    @Id() id: number,
    @Body() input: ProfileDto,
  ): Promise<SessionUserView> {
    return this.users.update(currentUserId, id, input);
  }
}
