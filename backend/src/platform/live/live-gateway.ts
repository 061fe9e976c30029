import {
  type ArgumentsHost,
  Catch,
  type ExecutionContext,
  UseFilters,
  type WsExceptionFilter,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { LIVE_PATH } from '@wayfellow/contracts';
import { answerFailure } from './frame-error.js';
import type { LiveSocket } from './live-socket.js';

/** Handlers are shared by all sockets; each call gets the sending socket as this argument. */
const SOCKET_AT = 2;

/** Parameter decorator: the socket that sent the frame. */
export const Sender = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.getArgByIndex<LiveSocket>(SOCKET_AT),
);

@Catch()
class FrameErrorFilter implements WsExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    answerFailure(host.getArgByIndex<LiveSocket>(SOCKET_AT), host.switchToWs().getData(), error);
  }
}

/**
 * Makes a class a gateway of the live channel:
 *
 *     @LiveGateway()
 *     export class MessagesGateway {
 *       @SubscribeMessage('chat_message')
 *       chat(@Sender() socket: LiveSocket, @MessageBody() frame: ChatMessageDto): Promise<void> {
 *         return this.messages.send(socket.userId, frame);
 *       }
 *     }
 *
 * The socket is signed in: `userId` and `sessionId` come from its session. The body is the frame without its `type`, as a
 * DTO checked by the same pipe as HTTP bodies (unknown fields refused). A frame is handled once the promise of the frame
 * before it on this socket has settled; work that may continue meanwhile is returned as `PendingWork`. What a handler
 * returns is not sent: answer through `LiveHub.deliver` or `socket.sendFrame`. A thrown `Problem` becomes an `error` frame.
 * List the gateway among its module's providers.
 */
export const LiveGateway = (): ClassDecorator =>
  applyDecorators(WebSocketGateway({ path: LIVE_PATH }), UseFilters(FrameErrorFilter));
