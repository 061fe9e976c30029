import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { closeCodes, limits } from '@wayfellow/contracts';
import type { Handler, Request, Response } from 'express';
import type { WebSocketServer } from 'ws';
import { Config } from '../../config/config.js';
import { ClientAddress } from '../http/client-address.js';
import { userIdOf } from '../http/current-user.js';
import { isForeign } from '../http/origin-check.js';
import { Problem } from '../http/problem.js';
import { RateLimits } from '../http/rate-limits.js';
import { SessionMiddleware } from '../http/session.middleware.js';
import { Readiness } from '../observability/readiness.js';
import { FramePump } from './frame-pump.js';
import { LiveHub } from './live-hub.js';
import { type FrameHandler, LiveSocket } from './live-socket.js';
import { LiveTimes } from './live-times.js';

type Verdict = (isWelcome: boolean, status?: number, message?: string, headers?: OutgoingHttpHeaders) => void;

interface NestHandler {
  message: unknown;
  callback: FrameHandler;
}

/**
 * Nest's WebSocket adapter made safe: who is calling is read from the session cookie at the upgrade, other sites are
 * refused, frames are bounded in size and rate and handled in order, one dispatch by type for all gateways.
 */
export class LiveAdapter extends WsAdapter {
  private readonly config: Config;
  private readonly clients: ClientAddress;
  private readonly hub: LiveHub;
  private readonly limits: RateLimits;
  private readonly readiness: Readiness;
  private readonly times: LiveTimes;
  private readonly sessionHandlers: readonly Handler[];

  constructor(app: INestApplication) {
    super(app);
    this.config = app.get(Config);
    this.clients = app.get(ClientAddress);
    this.hub = app.get(LiveHub);
    this.limits = app.get(RateLimits);
    this.readiness = app.get(Readiness);
    this.times = app.get(LiveTimes);
    this.sessionHandlers = app.get(SessionMiddleware).handlers;
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const server = super.create(port, {
      ...options,
      WebSocket: LiveSocket,
      clientTracking: true,
      maxPayload: limits.frameBytes,
      // A stalled peer never says goodbye; it is cut.
      closeTimeout: this.times.goodbyeMs,
      perMessageDeflate: false,
      verifyClient: ({ req }: { req: IncomingMessage }, verdict: Verdict) => void this.verify(req, verdict),
    }) as WebSocketServer;
    // Before Nest's own listener: by the time gateways see a socket it is known whose it is.
    server.on('connection', (socket, request) => this.welcome(socket as LiveSocket, request));
    return server;
  }

  /** Each gateway adds its handlers to the socket's one table; the pump calls them in order. */
  override bindMessageHandlers(socket: LiveSocket, handlers: NestHandler[]): void {
    for (const { message, callback } of handlers) socket.handlers.set(String(message), callback);
  }

  /** A broken or oversized frame closes its socket (1009); that is the client's affair and no line in our log. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server.on('connection', (socket) => socket.on('error', () => undefined));
  }

  private async verify(request: IncomingMessage, verdict: Verdict): Promise<void> {
    if (this.readiness.isDraining) return verdict(false, 503, 'Service Unavailable');
    const { headers } = request;
    if (isForeign(headers, headers.host, this.config.publicOrigin)) return verdict(false, 403, 'Forbidden');
    try {
      await this.limits.consume('channelByAddress', this.clients.countedAs(request));
      for (const handler of this.sessionHandlers) await passed(handler, request);
      await this.countUser(userIdOf(request as Request));
      verdict(true);
    } catch (error) {
      if (error instanceof Problem && error.code === 'too-many-requests')
        verdict(false, 429, 'Too Many Requests', { 'Retry-After': error.retryAfterSeconds });
      else verdict(false, 503, 'Service Unavailable');
    }
  }

  /** Who was sent away for a flood does not come back before their time is over. */
  private async countUser(userId: number | undefined): Promise<void> {
    if (userId !== undefined) await this.limits.consume('user', userId);
  }

  private welcome(socket: LiveSocket, request: IncomingMessage): void {
    const { sessionID } = request as Request;
    const userId = userIdOf(request as Request);
    if (!userId) return socket.close(closeCodes.noSession, 'Please log in');
    Object.assign(socket, { userId, sessionId: sessionID, stream: request.socket });
    if (!this.hub.register(socket)) return socket.close(closeCodes.policy, 'Too many connections');
    const pump = new FramePump(socket, this.limits);
    socket.on('message', (data, isBinary) => pump.take(data, isBinary));
    socket.on('pong', () => (socket.isAlive = true));
  }
}

/** Runs one of Express's handlers on a request that Express does not see. */
const passed = (handler: Handler, request: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    const response = new ServerResponse(request) as unknown as Response;
    handler(request as Request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
