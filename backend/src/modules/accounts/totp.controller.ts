import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type RecoveryCodesView, type SecondStepKeyView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { TurnOffSecondStepDto, TurnOnSecondStepDto } from './accounts.dto.js';
import { TotpService } from './totp.service.js';

@ApiTags('account')
@Controller()
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  @Route(endpoints.account.beginSecondStep)
  createKey(@CurrentUserId() userId: number): Promise<SecondStepKeyView> {
    return this.totp.createKey(userId);
  }

  @Route(endpoints.account.turnOnSecondStep)
  turnOn(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() { code }: TurnOnSecondStepDto,
  ): Promise<RecoveryCodesView> {
    return this.totp.turnOn(request, userId, code);
  }

  @Route(endpoints.account.turnOffSecondStep)
  turnOff(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: TurnOffSecondStepDto,
  ): Promise<void> {
    return this.totp.turnOff(request, userId, input);
  }
}
