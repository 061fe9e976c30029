import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ConversationView, type MessageView, type UnreadView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id, MessageId } from '../../platform/validation/id.js';
import { setNextLink } from '../../platform/validation/page.js';
import { Route } from '../../platform/http/route.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationsDto, MessageDto, ThreadDto } from './messages.dto.js';
import { MessagesService } from './messages.service.js';
import { setThreadLink } from './thread-link.js';

@ApiTags('messages')
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly conversationList: ConversationsService,
  ) {}

  @Route(endpoints.messages.conversations)
  async conversations(
    @CurrentUserId() userId: number,
    @Query() query: ConversationsDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConversationView[]> {
    const { page, next } = await this.conversationList.page(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(endpoints.messages.unread)
  unread(@CurrentUserId() userId: number): Promise<UnreadView> {
    return this.conversationList.unread(userId);
  }

  @Route(endpoints.messages.thread)
  async thread(
    @CurrentUserId() userId: number,
    @Id() otherUserId: number,
    @Query() query: ThreadDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageView[]> {
    const page = await this.messages.thread(userId, otherUserId, query);
    setThreadLink(response, query, page);
    return page.messages;
  }

  @Route(endpoints.messages.send)
  send(@CurrentUserId() userId: number, @Body() message: MessageDto): Promise<MessageView> {
    return this.messages.send(userId, message);
  }

  @Route(endpoints.messages.read)
  read(@CurrentUserId() userId: number, @MessageId() messageId: number): Promise<void> {
    return this.messages.read(userId, messageId);
  }
}
