import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CaseSummaryView,
  type CaseView,
  type DecisionEmailsView,
  type LogEntryView,
  type QueueView,
  type ReporterView,
  endpoints,
} from '@wayfellow/contracts';
import type { Request, Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { AppealsService } from './deciding/appeals.service.js';
import { DecidingService } from './deciding/deciding.service.js';
import type { Moderator } from './deciding/moderator.js';
import { PreviewsService } from './deciding/previews.service.js';
import { AssigneeDto, CasesQueryDto, ConfirmationDto, DecisionDto, OutcomeDto } from './moderation.dto.js';
import { QueueService } from './queue/queue.service.js';

/** The session's user with the role that the guard has found enough. */
const moderatorOf = (id: number, { session }: Request): Moderator => ({
  id,
  role: session.caller?.role ?? 'traveler',
});

@ApiTags('moderation')
@Controller()
export class ModerationController {
  constructor(
    private readonly queue: QueueService,
    private readonly deciding: DecidingService,
    private readonly previews: PreviewsService,
    private readonly appeals: AppealsService,
  ) {}

  @Route(endpoints.moderation.queue)
  numbers(@CurrentUserId() userId: number): Promise<QueueView> {
    return this.queue.numbers(userId);
  }

  @Route(endpoints.moderation.cases)
  async cases(
    @CurrentUserId() userId: number,
    @Query() query: CasesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CaseSummaryView[]> {
    const { page, next } = await this.queue.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.moderation.one)
  one(@CurrentUserId() userId: number, @Id() id: number): Promise<CaseView> {
    return this.queue.one(userId, id);
  }

  @Route(endpoints.moderation.assign)
  assign(
    @CurrentUserId() userId: number,
    @Req() request: Request,
    @Id() id: number,
    @Body() input: AssigneeDto,
  ): Promise<void> {
    return this.deciding.assign(moderatorOf(userId, request), id, input);
  }

  @Route(endpoints.moderation.decide)
  decide(
    @CurrentUserId() userId: number,
    @Req() request: Request,
    @Id() id: number,
    @Body() input: DecisionDto,
  ): Promise<void> {
    return this.deciding.decide(moderatorOf(userId, request), id, input);
  }

  @Route(endpoints.moderation.previewEmails)
  previewEmails(
    @CurrentUserId() userId: number,
    @Req() request: Request,
    @Id() id: number,
    @Body() input: DecisionDto,
  ): Promise<DecisionEmailsView> {
    return this.previews.emails(moderatorOf(userId, request), id, input);
  }

  @Route(endpoints.moderation.confirm)
  confirm(
    @CurrentUserId() userId: number,
    @Req() request: Request,
    @Id() id: number,
    @Body() input: ConfirmationDto,
  ): Promise<void> {
    return this.deciding.confirm(moderatorOf(userId, request), id, input);
  }

  @Route(endpoints.moderation.decideAppeal)
  decideAppeal(
    @CurrentUserId() userId: number,
    @Req() request: Request,
    @Id() id: number,
    @Body() input: OutcomeDto,
  ): Promise<void> {
    return this.appeals.decide(moderatorOf(userId, request), id, input);
  }

  @Route(endpoints.moderation.log)
  async log(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogEntryView[]> {
    const { page, next } = await this.queue.entries(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.moderation.unveil)
  unveil(@CurrentUserId() userId: number, @Id() id: number): Promise<ReporterView> {
    return this.queue.unveil(userId, id);
  }

  @Route(endpoints.moderation.tellAuthorities)
  tellAuthorities(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.queue.noteAuthoritiesTold(userId, id);
  }
}
