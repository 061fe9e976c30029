import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type InterestView, endpoints } from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { Route } from '../../platform/http/route.js';
import { InterestDto } from './interests.dto.js';
import { InterestsService } from './interests.service.js';

@ApiTags('interests')
@Controller()
export class InterestsController {
  constructor(private readonly interests: InterestsService) {}

  @Route(endpoints.interests.list)
  list(@CurrentUserId() userId: number): Promise<InterestView[]> {
    return this.interests.list(userId);
  }

  @Route(endpoints.interests.add)
  add(@CurrentUserId() userId: number, @Body() input: InterestDto): Promise<InterestView> {
    return this.interests.add(userId, input);
  }

  @Route(endpoints.interests.remove)
  remove(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.interests.remove(userId, id);
  }
}
