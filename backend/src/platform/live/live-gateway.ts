import {
  type ArgumentsHost,
  Catch,
  Logger,
  UseFilters,
  UsePipes,
  type WsExceptionFilter,
  applyDecorators,
} from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { LIVE_PATH } from '@wayfellow/contracts';
import { problemOfError } from '../http/problem-of.js';
import { validationPipe } from '../http/validation.pipe.js';
import type { LiveSocket } from './live-socket.js';

/** Answers a frame that failed with an `error` frame; it carries the clientId of a message, so that its sender knows which. */
@Catch()
class FrameErrorFilter implements WsExceptionFilter {
  private readonly logger = new Logger('LiveChannel');

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = problemOfError(error);
    if (problem.getStatus() >= 500) this.logger.error(problem.cause ?? problem);
    const frame = host.switchToWs().getData<{ clientId?: unknown }>();
    const clientId = typeof frame.clientId === 'string' ? frame.clientId : undefined;
    host.switchToWs().getClient<LiveSocket>().sendProblem(problem.code, problem.body.detail, clientId);
  }
}

/**
 * Makes a class a gateway of the live channel:
 *
 *     @LiveGateway()
 *     export class MessagesGateway {
 *       @SubscribeMessage('chat_message')
 *       chat(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: ChatMessageDto): Promise<void> {
 *         return this.messages.send(socket.userId, frame);
 *       }
 *     }
 *
 * The socket is signed in: `userId` and `sessionId` come from its session. The body is the frame without its `type`, as a
 * DTO checked by the same pipe as HTTP bodies (unknown fields refused). A frame is handled when the promise of the one
 * before it on this socket is settled. What a handler returns is not sent: answer by `LiveHub.deliver` or
 * `socket.sendFrame`. A thrown `Problem` becomes an `error` frame. List the gateway among its module's providers.
 */
export const LiveGateway = (): ClassDecorator =>
  applyDecorators(
    WebSocketGateway({ path: LIVE_PATH }),
    UseFilters(FrameErrorFilter),
    UsePipes(validationPipe()),
  ) as ClassDecorator;
