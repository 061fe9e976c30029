import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type OwnReferenceView, type ReferenceView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { ReferenceDto, ReferenceReplyDto } from './references.dto.js';
import { ReferencesService } from './references.service.js';

@ApiTags('references')
@Controller()
export class ReferencesController {
  constructor(private readonly references: ReferencesService) {}

  @Route(endpoints.references.create)
  create(@CurrentUserId() userId: number, @Body() input: ReferenceDto): Promise<OwnReferenceView> {
    return this.references.create(userId, input);
  }

  @Route(endpoints.references.list)
  async list(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReferenceView[]> {
    const { page, next } = await this.references.list(userId, id, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.references.withdraw)
  withdraw(@CurrentUserId() userId: number, @Id() id: number): Promise<void> {
    return this.references.withdraw(userId, id);
  }

  @Route(endpoints.references.reply)
  reply(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { text }: ReferenceReplyDto,
  ): Promise<ReferenceView> {
    return this.references.reply(userId, id, text);
  }
}
