import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type NoticeReceiptView,
  type ReportReceiptView,
  type ReportView,
  type UnseenTravelerView,
  endpoints,
} from '@wayfellow/contracts';
import type { Request, Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { ComplaintsService } from './own/complaints.service.js';
import { NoticesService } from './notices/notices.service.js';
import { ComplaintDto, NoticeDto, ReportDto } from './reports.dto.js';
import { ReportsService } from './reports.service.js';
import { UnseenService } from './own/unseen.service.js';

@ApiTags('reports')
@Controller()
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly complaints: ComplaintsService,
    private readonly unseen: UnseenService,
    private readonly notices: NoticesService,
  ) {}

  @Route(endpoints.reports.create)
  create(@CurrentUserId() userId: number, @Body() input: ReportDto): Promise<ReportReceiptView> {
    return this.reports.create(userId, input);
  }

  @Route(endpoints.reports.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportView[]> {
    const { page, next } = await this.complaints.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.reports.complain)
  complain(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { text }: ComplaintDto,
  ): Promise<ReportView> {
    return this.complaints.complain(userId, id, text);
  }

  @Route(endpoints.reports.people)
  async people(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UnseenTravelerView[]> {
    const { page, next } = await this.unseen.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.reports.notice)
  notice(@Req() request: Request, @Body() input: NoticeDto): Promise<NoticeReceiptView> {
    return this.notices.create(request, input);
  }
}
