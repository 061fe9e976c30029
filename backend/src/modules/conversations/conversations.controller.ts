import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ChatView, type GroupMessageView, endpoints } from '@wayfellow/contracts';
import type { Response } from 'express';
import { Route } from '../../platform/http/route.js';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { PageDto, setNextLink } from '../../platform/validation/page.js';
import { setThreadLink } from '../messages/thread-link.js';
import {
  GroupDto,
  GroupInvitationDto,
  GroupMessageDto,
  GroupReadDto,
  GroupThreadDto,
  GroupTitleDto,
  InvitationAnswerDto,
  MuteDto,
} from './conversations.dto.js';
import { GroupChatService } from './group-chat.service.js';
import { GroupsService } from './groups.service.js';
import { ChatsService } from './list/chats.service.js';

const { conversations } = endpoints;

@ApiTags('conversations')
@Controller()
export class ConversationsController {
  constructor(
    private readonly chats: ChatsService,
    private readonly groups: GroupsService,
    private readonly chat: GroupChatService,
  ) {}

  @Route(conversations.list)
  async list(
    @CurrentUserId() userId: number,
    @Query() query: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChatView[]> {
    const { page, next } = await this.chats.list(userId, query);
    setNextLink(response, next);
    return page;
  }

  @Route(conversations.create)
  create(@CurrentUserId() userId: number, @Body() input: GroupDto): Promise<ChatView> {
    return this.groups.create(userId, input);
  }

  @Route(conversations.one)
  one(@CurrentUserId() userId: number, @Id() id: number): Promise<ChatView> {
    return this.chats.one(userId, id);
  }

  @Route(conversations.rename)
  rename(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { title }: GroupTitleDto,
  ): Promise<ChatView> {
    return this.groups.rename(userId, id, title);
  }

  @Route(conversations.messages)
  async messages(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Query() query: GroupThreadDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GroupMessageView[]> {
    const page = await this.chat.thread(userId, id, query);
    setThreadLink(response, query, page);
    return page.messages;
  }

  @Route(conversations.send)
  send(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() input: GroupMessageDto,
  ): Promise<GroupMessageView> {
    return this.chat.send(userId, id, input);
  }

  @Route(conversations.read)
  read(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { messageId }: GroupReadDto,
  ): Promise<void> {
    return this.chat.read(userId, id, messageId);
  }

  @Route(conversations.invite)
  invite(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { userIds }: GroupInvitationDto,
  ): Promise<ChatView> {
    return this.groups.invite(userId, id, userIds);
  }

  @Route(conversations.answer)
  answer(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Body() { answer }: InvitationAnswerDto,
  ): Promise<ChatView> {
    return this.groups.answer(userId, id, answer);
  }

  @Route(conversations.remove)
  remove(
    @CurrentUserId() userId: number,
    @Id() id: number,
    @Id('userId') otherUserId: number,
  ): Promise<void> {
    return this.groups.remove(userId, id, otherUserId);
  }

  @Route(conversations.mute)
  mute(@CurrentUserId() userId: number, @Id() id: number, @Body() { until }: MuteDto): Promise<void> {
    return this.chat.mute(userId, id, until ?? null);
  }
}
