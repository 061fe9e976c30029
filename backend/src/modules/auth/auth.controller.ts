import { Body, Controller, Header, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PasskeyChallengeView, type SessionUserView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Route } from '../../platform/http/route.js';
import type { Authenticated } from './local.strategy.js';
import { LoginDto, PasskeyAnswerDto, RegisterDto, SecondFactorDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { SignInGuard } from './sign-in.guard.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Route(endpoints.auth.me)
  me(@CurrentUserId() userId: number): Promise<SessionUserView> {
    return this.auth.me(userId);
  }

  @Route(endpoints.auth.login)
  @UseGuards(SignInGuard)
  login(@Req() request: Request, @Body() input: LoginDto): Promise<SessionUserView> {
    return this.auth.login(request, request.user as Authenticated, input);
  }

  @Route(endpoints.auth.secondFactor)
  secondFactor(@Req() request: Request, @Body() input: SecondFactorDto): Promise<SessionUserView> {
    return this.auth.secondFactor(request, input);
  }

  @Route(endpoints.auth.passkeyChallenge)
  passkeyChallenge(@Req() request: Request): Promise<PasskeyChallengeView> {
    return this.auth.passkeyChallenge(request);
  }

  @Route(endpoints.auth.passkey)
  passkey(@Req() request: Request, @Body() input: PasskeyAnswerDto): Promise<SessionUserView> {
    return this.auth.passkey(request, input);
  }

  @Route(endpoints.auth.confirmSecondFactor)
  confirmSecondFactor(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: SecondFactorDto,
  ): Promise<void> {
    return this.auth.confirmSecondFactor(request, userId, input);
  }

  @Route(endpoints.auth.confirmChallenge)
  confirmChallenge(@Req() request: Request, @CurrentUserId() userId: number): Promise<PasskeyChallengeView> {
    return this.auth.confirmChallenge(request, userId);
  }

  @Route(endpoints.auth.confirmPasskey)
  confirmPasskey(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: PasskeyAnswerDto,
  ): Promise<void> {
    return this.auth.confirmPasskey(request, userId, input);
  }

  @Route(endpoints.auth.register)
  register(@Req() request: Request, @Body() input: RegisterDto): Promise<SessionUserView> {
    return this.auth.register(request, input);
  }

  // Not "cookies" or "storage": those also hold what outlives a session, such as the known-browser cookie.
  @Route(endpoints.auth.logout)
  @Header('Clear-Site-Data', '"cache"')
  logout(@Req() request: Request): Promise<void> {
    return this.auth.logout(request);
  }
}
