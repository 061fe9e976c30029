import { MessageBody, SubscribeMessage } from '@nestjs/websockets';
import { LiveGateway, Sender } from '../../platform/live/live-gateway.js';
import { LiveSocket } from '../../platform/live/live-socket.js';
import { PendingWork } from '../../platform/live/pending-work.js';
import { MessageDto, TypingDto } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

/** Handles the live frames of messages. */
@LiveGateway()
export class MessagesGateway {
  constructor(private readonly messages: MessagesService) {}

  @SubscribeMessage('chat_message')
  async chatMessage(@Sender() socket: LiveSocket, @MessageBody() frame: MessageDto): Promise<PendingWork> {
    const { stored } = await this.messages.accept(socket.userId, frame);
    return new PendingWork(stored);
  }

  @SubscribeMessage('typing')
  async typing(@Sender() socket: LiveSocket, @MessageBody() frame: TypingDto): Promise<void> {
    await this.messages.typing(socket.userId, frame);
  }
}
