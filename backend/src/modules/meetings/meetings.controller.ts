import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type MeetingView,
  type SharedPlanView,
  type TrustedContactView,
  endpoints,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { CheckInsService } from './check-ins.service.js';
import { ContactsService } from './contacts.service.js';
import { ContactAnswerDto, ContactDto, MeetingChangeDto, MeetingDto, PlanLinkDto } from './meetings.dto.js';
import { MeetingsService } from './meetings.service.js';

const { meetings, plan, contacts } = endpoints;

@ApiTags('meetings')
@Controller()
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly checkIns: CheckInsService,
    private readonly contacts: ContactsService,
  ) {}

  @Route(meetings.list)
  list(@CurrentUserId() userId: number): Promise<MeetingView[]> {
    return this.meetings.list(userId);
  }

  @Route(meetings.create)
  create(@CurrentUserId() userId: number, @Body() input: MeetingDto): Promise<MeetingView> {
    return this.meetings.create(userId, input);
  }

  @Route(meetings.update)
  update(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() input: MeetingChangeDto,
  ): Promise<MeetingView> {
    return this.meetings.update(userId, id, input);
  }

  @Route(meetings.remove)
  remove(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.meetings.remove(userId, id);
  }

  @Route(meetings.fine)
  async fine(@CurrentUserId() userId: number, @Id() id: number): Promise<MeetingView> {
    await this.checkIns.fine(userId, id);
    return this.meetings.own(userId, id);
  }

  @Route(meetings.putOff)
  async putOff(@CurrentUserId() userId: number, @Id() id: number): Promise<MeetingView> {
    await this.checkIns.putOff(userId, id);
    return this.meetings.own(userId, id);
  }

  @Route(plan.read)
  read(@Req() request: Request, @Body() { token }: PlanLinkDto): Promise<SharedPlanView> {
    return this.checkIns.read(request, token);
  }

  @Route(plan.fine)
  fineByLink(@Req() request: Request, @Body() { token }: PlanLinkDto): Promise<void> {
    return this.checkIns.fineByLink(request, token);
  }

  @Route(contacts.list)
  listContacts(@CurrentUserId() userId: number): Promise<TrustedContactView[]> {
    return this.contacts.list(userId);
  }

  @Route(contacts.add)
  addContact(@CurrentUserId() userId: number, @Body() input: ContactDto): Promise<TrustedContactView> {
    return this.contacts.add(userId, input);
  }

  @Route(contacts.remove)
  removeContact(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.contacts.remove(userId, id);
  }

  @Route(contacts.answer)
  answer(@Req() request: Request, @Body() input: ContactAnswerDto): Promise<void> {
    return this.contacts.answer(request, input);
  }
}
