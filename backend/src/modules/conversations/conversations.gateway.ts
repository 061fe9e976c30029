import { MessageBody, SubscribeMessage } from '@nestjs/websockets';
import { LiveGateway, Sender } from '../../platform/live/live-gateway.js';
import { LiveSocket } from '../../platform/live/live-socket.js';
import { PendingWork } from '../../platform/live/pending-work.js';
import { GroupMessageFrameDto, GroupTypingDto, ReadReceiptDto } from './conversations.dto.js';
import { GroupChatService } from './group-chat.service.js';

/** Handles the live frames of conversations of several, and receipts of all. */
@LiveGateway()
export class ConversationsGateway {
  constructor(private readonly chat: GroupChatService) {}

  @SubscribeMessage('group_message')
  async groupMessage(
    @Sender() socket: LiveSocket,
    @MessageBody() { conversationId, ...said }: GroupMessageFrameDto,
  ): Promise<PendingWork> {
    const { stored } = await this.chat.accept(socket.userId, conversationId, said);
    return new PendingWork(stored);
  }

  @SubscribeMessage('group_typing')
  async groupTyping(
    @Sender() socket: LiveSocket,
    @MessageBody() { conversationId, isTyping }: GroupTypingDto,
  ): Promise<void> {
    await this.chat.typing(socket.userId, conversationId, isTyping);
  }

  @SubscribeMessage('read_receipt')
  async readReceipt(@Sender() socket: LiveSocket, @MessageBody() frame: ReadReceiptDto): Promise<void> {
    await this.chat.readMessage(socket.userId, frame.messageId);
  }
}
