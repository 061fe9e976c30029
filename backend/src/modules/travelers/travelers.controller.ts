import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TravelerProfileView, endpoints } from '@wayfellow/contracts';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('users')
@Controller()
export class TravelersController {
  constructor(private readonly profiles: ProfilesService) {}

  @Route(endpoints.users.profile)
  profile(@CurrentUserId() viewerId: number, @Id() id: number): Promise<TravelerProfileView> {
    return this.profiles.one(viewerId, id);
  }
}
