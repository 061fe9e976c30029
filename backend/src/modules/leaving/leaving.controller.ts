import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DeletionView, type LeavingCountsView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { DeletionDto, StayLinkDto } from './leaving.dto.js';
import { LeavingService } from './leaving.service.js';

@ApiTags('account')
@Controller()
export class LeavingController {
  constructor(private readonly leaving: LeavingService) {}

  @Route(endpoints.leaving.counts)
  counts(@CurrentUserId() userId: number): Promise<LeavingCountsView> {
    return this.leaving.counts(userId);
  }

  @Route(endpoints.leaving.begin)
  begin(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: DeletionDto,
  ): Promise<DeletionView> {
    return this.leaving.begin(request, userId, input);
  }

  @Route(endpoints.leaving.stay)
  stay(@Req() request: Request, @CurrentUserId() userId: number): Promise<void> {
    return this.leaving.stay(request, userId);
  }

  @Route(endpoints.leaving.stayByLink)
  stayByLink(@Req() request: Request, @Body() { token }: StayLinkDto): Promise<void> {
    return this.leaving.stayByLink(request, token);
  }
}
