import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AccountView, type ResetLinkView, type SessionView, endpoints } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  LinkDto,
  PrivacyDto,
  ResetPasswordDto,
} from './accounts.dto.js';
import { AccountsService } from './accounts.service.js';
import { SignInsService } from './sign-ins.service.js';

const calls = endpoints.account;

@ApiTags('account')
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signIns: SignInsService,
  ) {}

  @Route(calls.one)
  one(@CurrentUserId() userId: number): Promise<AccountView> {
    return this.accounts.one(userId);
  }

  @Route(calls.setPrivacy)
  setPrivacy(@CurrentUserId() userId: number, @Body() input: PrivacyDto): Promise<AccountView> {
    return this.accounts.setPrivacy(userId, input);
  }

  @Route(calls.sendConfirmation)
  sendConfirmation(@CurrentUserId() userId: number): Promise<void> {
    return this.accounts.sendConfirmation(userId);
  }

  @Route(calls.confirmEmail)
  confirmEmail(@Req() request: Request, @Body() { token }: LinkDto): Promise<void> {
    return this.accounts.confirmEmail(request, token);
  }

  @Route(calls.undoEmail)
  undoEmail(@Req() request: Request, @Body() { token }: LinkDto): Promise<void> {
    return this.accounts.undoEmail(request, token);
  }

  @Route(calls.changePassword)
  changePassword(
    @Req() request: Request,
    @CurrentUserId() userId: number,
    @Body() input: ChangePasswordDto,
  ): Promise<void> {
    return this.accounts.changePassword(request, userId, input);
  }

  @Route(calls.forgotPassword)
  forgotPassword(@Req() request: Request, @Body() { email }: ForgotPasswordDto): Promise<void> {
    return this.accounts.forgotPassword(request, email);
  }

  @Route(calls.readResetLink)
  readResetLink(@Req() request: Request, @Body() { token }: LinkDto): Promise<ResetLinkView> {
    return this.accounts.readResetLink(request, token);
  }

  @Route(calls.resetPassword)
  resetPassword(@Req() request: Request, @Body() input: ResetPasswordDto): Promise<void> {
    return this.accounts.resetPassword(request, input);
  }

  @Route(calls.sessions)
  sessions(@Req() request: Request, @CurrentUserId() userId: number): Promise<SessionView[]> {
    return this.signIns.list(userId, request.sessionID);
  }

  @Route(calls.endSession)
  endSession(@Req() request: Request, @CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.signIns.end(request, userId, id);
  }

  @Route(calls.endOtherSessions)
  endOtherSessions(@Req() request: Request, @CurrentUserId() userId: number): Promise<void> {
    return this.signIns.endOthers(request, userId);
  }
}
