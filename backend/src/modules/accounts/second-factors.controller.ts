import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type NewPasskeyChallengeView,
  type PasskeyView,
  type RecoveryCodesView,
  type SecondStepKeyView,
  endpoints,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PasskeyDto, RemovePasskeyDto, TurnOffSecondStepDto, TurnOnSecondStepDto } from './accounts.dto.js';
import { SecondFactorsService } from './second-factors.service.js';

@ApiTags('account')
@Controller()
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorsService) {}

  @Route(endpoints.account.beginSecondStep)
  createKey(@Req() request: Request, @CurrentUserId() userId: number): Promise<SecondStepKeyView> {
    return this.factors.createKey(request, userId);
  }

  @Route(endpoints.account.turnOnSecondStep)
  turnOn(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() { code }: TurnOnSecondStepDto,
  ): Promise<RecoveryCodesView> {
    return this.factors.turnOn(request, userId, code);
  }

  @Route(endpoints.account.turnOffSecondStep)
  turnOff(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: TurnOffSecondStepDto,
  ): Promise<void> {
    return this.factors.turnOff(request, userId, input);
  }

  @Route(endpoints.account.passkeys)
  passkeys(@CurrentUserId() userId: number): Promise<PasskeyView[]> {
    return this.factors.listPasskeys(userId);
  }

  @Route(endpoints.account.newPasskeyChallenge)
  newPasskeyChallenge(
    @Req() request: Request,
    @CurrentUserId() userId: number,
  ): Promise<NewPasskeyChallengeView> {
    return this.factors.newPasskeyChallenge(request, userId);
  }

  @Route(endpoints.account.addPasskey)
  addPasskey(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: PasskeyDto,
  ): Promise<RecoveryCodesView> {
    return this.factors.addPasskey(request, userId, input);
  }

  @Route(endpoints.account.removePasskey)
  removePasskey(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() input: RemovePasskeyDto,
  ): Promise<void> {
    return this.factors.removePasskey(request, userId, id, input);
  }
}
