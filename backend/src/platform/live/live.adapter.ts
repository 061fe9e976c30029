import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { closeCodes, limits } from '@wayfellow/contracts';
import type { Handler, Request, Response } from 'express';
import type { RawData, WebSocketServer } from 'ws';
import { Config } from '../../config/config.js';
import { ClientAddress } from '../rate-limits/client-address.js';
import { userIdOf } from '../sessions/current-user.js';
import { isForeign } from '../http/origin-check.js';
import { Problem } from '../problems/problem.js';
import { problemOfError } from '../problems/problem-of.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { SessionMiddleware } from '../sessions/session.middleware.js';
import { Audit } from '../audit/audit.js';
import { Readiness } from '../observability/readiness.js';
import { type FrameHandler, FramePump } from './frame-pump.js';
import { LiveHub } from './live-hub.js';
import { LiveSocket, shared } from './live-socket.js';
import { LiveTimes } from './live-times.js';

type Verdict = (isWelcome: boolean, status?: number, message?: string, headers?: OutgoingHttpHeaders) => void;

interface NestHandler {
  message: unknown;
  callback: FrameHandler;
}

const onPong = shared((socket) => (socket.isAlive = true));
/** A broken or oversized frame closes its socket (1009); that is the client's affair and no line in our log. */
const onError = (): void => undefined;

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
  private readonly audit: Audit;
  private readonly times: LiveTimes;
  private readonly sessionHandlers: readonly Handler[];

  private readonly handlers = new Map<string, FrameHandler>();
  private readonly onMessage = shared((socket, data: RawData, isBinary: boolean) => {
    socket.pump ??= new FramePump(socket, this.limits, this.handlers);
    socket.pump.take(data, isBinary);
  });

  constructor(app: INestApplication) {
    super(app);
    this.config = app.get(Config);
    this.clients = app.get(ClientAddress);
    this.hub = app.get(LiveHub);
    this.limits = app.get(RateLimits);
    this.readiness = app.get(Readiness);
    this.audit = app.get(Audit);
    this.times = app.get(LiveTimes);
    this.sessionHandlers = app.get(SessionMiddleware).handlers;
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const server = super.create(port, {
      ...options,
      WebSocket: LiveSocket,
      // The hub knows them; the server would keep each a second time.
      clientTracking: false,
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

  /** Nest would bind every handler anew for every socket. Each gateway is asked once, for nobody's sake: all sockets share them. */
  override bindClientConnect(_server: WebSocketServer, bindHandlersFor: (client: object) => void): void {
    bindHandlersFor({});
  }

  override bindClientDisconnect(): void {}

  override bindMessageHandlers(_nobody: object, handlers: NestHandler[]): void {
    for (const { message, callback } of handlers) this.handlers.set(String(message), callback);
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server;
  }

  private async verify(request: IncomingMessage, verdict: Verdict): Promise<void> {
    if (this.readiness.isDraining) return verdict(false, 503, 'Service Unavailable');
    const { headers } = request;
    try {
      await this.limits.consume('channelByAddress', this.clients.countedAs(request));
      if (isForeign(headers, headers.host, this.config.publicOrigin)) throw new Problem('foreign-origin');
      for (const handler of this.sessionHandlers) await passed(handler, request);
      await this.countUser(userIdOf(request as Request));
      verdict(true);
    } catch (error) {
      this.refuse(request, problemOfError(error), verdict);
    }
  }

  private refuse(request: IncomingMessage, problem: Problem, verdict: Verdict): void {
    const { code, retryAfterSeconds } = problem;
    if (problem.getStatus() < 500) this.recordRefusal(request, code);
    if (code === 'foreign-origin') verdict(false, 403, 'Forbidden');
    else if (code === 'too-many-requests')
      verdict(false, 429, 'Too Many Requests', { 'Retry-After': retryAfterSeconds });
    else verdict(false, 503, 'Service Unavailable');
  }

  private recordRefusal(request: IncomingMessage, reason: string): void {
    this.audit.record('channel-refused', request, { userId: userIdOf(request as Request), reason });
  }

  /** Who was sent away for a flood does not come back before their time is over. */
  private async countUser(userId: number | undefined): Promise<void> {
    if (userId !== undefined) await this.limits.consume('user', userId);
  }

  private welcome(socket: LiveSocket, request: IncomingMessage): void {
    socket.on('error', onError);
    const { sessionID } = request as Request;
    const userId = userIdOf(request as Request);
    if (!userId) {
      this.recordRefusal(request, 'not-signed-in');
      return socket.close(closeCodes.noSession, 'Please log in');
    }
    Object.assign(socket, { userId, sessionId: sessionID, stream: request.socket });
    // Its upgrade began before the draining did.
    if (this.readiness.isDraining) return socket.close(closeCodes.restarting, 'Restarting');
    if (!this.hub.register(socket)) {
      this.recordRefusal(request, 'too-many-connections');
      return socket.close(closeCodes.policy, 'Too many connections');
    }
    socket.on('message', this.onMessage).on('pong', onPong);
  }
}

/** Runs one of Express's handlers on a request that Express does not see. */
const passed = (handler: Handler, request: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    const response = new ServerResponse(request) as unknown as Response;
    handler(request as Request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
