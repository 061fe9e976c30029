import { setTimeout as after } from 'node:timers/promises';
import { Body, Controller, Module, Post, Query, Req, Res } from '@nestjs/common';
import { MessageBody, SubscribeMessage } from '@nestjs/websockets';
import { type MessageView, endpoints, inputs } from '@wayfellow/contracts';
import type { Request, Response } from 'express';
import { CurrentUserId, OptionalUserId } from '../../src/platform/sessions/current-user.js';
import { Id } from '../../src/platform/validation/id.js';
import { InputDto } from '../../src/platform/validation/input-dto.js';
import { PageDto, setNextLink } from '../../src/platform/validation/page.js';
import { Problem } from '../../src/platform/problems/problem.js';
import { Route } from '../../src/platform/http/route.js';
import { LiveGateway, Sender } from '../../src/platform/live/live-gateway.js';
import { LiveHub } from '../../src/platform/live/live-hub.js';
import { LiveSocket } from '../../src/platform/live/live-socket.js';
import { PlatformModule } from '../../src/platform/platform.module.js';

class TipDto extends InputDto(inputs.tip) {}

class ChatDto extends InputDto(inputs.message) {}

/** The least that a module does, so that what the platform promises shows without any of the product. */
@Controller()
export class ProbeController {
  /** How many slow requests have begun. */
  running = 0;

  @Post('/api/probe/login')
  async login(@Req() request: Request, @Body() body: Record<string, number>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.logIn({ id: body.id }, (error) => (error ? reject(error) : resolve()));
    });
  }

  @Post('/api/probe/logout')
  async logout(@Req() request: Request): Promise<void> {
    await new Promise<void>((resolve) => request.session.destroy(() => resolve()));
  }

  /** Takes as many milliseconds as its body says. */
  @Post('/api/probe/slow')
  async slow(@Body() body: Record<string, number>): Promise<void> {
    this.running += 1;
    await after(body.ms);
  }

  @Post('/api/probe/broken')
  broken(): never {
    throw new Error('SELECT secret FROM users');
  }

  @Route(endpoints.users.one)
  one(@Id() id: number, @CurrentUserId() userId: number) {
    return { id, userId };
  }

  @Route(endpoints.tips.create)
  create(@Id() id: number, @Body() tip: TipDto) {
    return { id, ...tip };
  }

  @Route(endpoints.destinations.list)
  list(
    @Query() page: PageDto,
    @OptionalUserId() userId: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    setNextLink(response, 'the+next');
    return { page, userId: userId ?? null };
  }
}

const view = (senderId: number, { receiverId, content, clientId }: ChatDto): MessageView => ({
  id: 1,
  senderId,
  receiverId,
  content,
  ...(clientId && { clientId }),
  read: false,
  readAt: null,
  createdAt: new Date().toISOString(),
});

@LiveGateway()
class ProbeGateway {
  constructor(private readonly hub: LiveHub) {}

  /** Answers the sender and the receiver; content such as '30 hello' takes 30 ms, 'refuse' is refused. */
  @SubscribeMessage('chat_message')
  async chat(@Sender() socket: LiveSocket, @MessageBody() frame: ChatDto): Promise<void> {
    if (frame.content === 'refuse') throw new Problem('not-matched');
    await after(Number.parseInt(frame.content, 10) || 0);
    const message = view(socket.userId, frame);
    this.hub.deliver([socket.userId, frame.receiverId], { type: 'new_message', message });
  }
}

/** The platform with a controller and a gateway that show what it does. */
@Module({ imports: [PlatformModule], controllers: [ProbeController], providers: [ProbeGateway] })
export class ProbeModule {}
