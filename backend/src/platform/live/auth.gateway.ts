import { MessageBody, SubscribeMessage } from '@nestjs/websockets';
import { closeCodes } from '@wayfellow/contracts';
import { Audit } from '../audit/audit.js';
import { LiveGateway, Sender } from './live-gateway.js';
import { LiveSocket } from './live-socket.js';

/** The first frame of a connection. The session decides who is connected; another user's id is refused as impersonation. */
@LiveGateway()
export class AuthGateway {
  constructor(private readonly audit: Audit) {}

  @SubscribeMessage('auth')
  auth(@Sender() socket: LiveSocket, @MessageBody() frame: { userId?: unknown }): void {
    if (frame.userId !== socket.userId) {
      this.audit.record('channel-refused', undefined, { userId: socket.userId, reason: 'another-user' });
      return socket.close(closeCodes.wrongUser, 'Not your user id');
    }
    socket.sendFrame({ type: 'ready', newsMsAgo: socket.newsMsAgo });
    socket.beat();
  }
}
