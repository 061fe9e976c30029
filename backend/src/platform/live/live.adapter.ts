import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { closeCodes, hasLiveChannel, limits } from '@wayfellow/contracts';
import type { Handler, Request, Response } from 'express';
import type { RawData, WebSocketServer } from 'ws';
import { Config } from '../../config/config.js';
import { ClientAddress } from '../rate-limits/client-address.js';
import { userIdOf } from '../sessions/current-user.js';
import { isForeign } from '../http/origin-check.js';
import { Problem } from '../problems/problem.js';
import { problemOfError } from '../problems/problem-of.js';
import { userLimit } from '../rate-limits/general-limit.js';
import { type RateLimit, RateLimits } from '../rate-limits/rate-limits.js';
import { SessionMiddleware } from '../sessions/session.middleware.js';
import { Audit } from '../audit/audit.js';
import { Metrics } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { Tracing } from '../observability/tracing.js';
import { type FrameHandler, FramePump } from './frame-pump.js';
import { LiveHub } from './live-hub.js';
import { LiveSocket, shared } from './live-socket.js';
import { LiveTimes } from './live-times.js';

type Verdict = (
  isAccepted: boolean,
  status?: number,
  message?: string,
  headers?: OutgoingHttpHeaders,
) => void;

interface NestHandler {
  message: unknown;
  callback: FrameHandler;
}

/** How often an address may open the channel: each time reads a session, and many people reconnect at once. */
const channelLimit: RateLimit = {
  name: 'channelByAddress',
  points: 1_200,
  duration: 60,
  isPerInstance: true,
};

const onPong = shared((socket) => (socket.isAlive = true));
/** A malformed or oversized frame closes its socket (1009); it is the client's fault and is not logged. */
const onError = (): void => undefined;

/**
 * Nest's WebSocket adapter, made safe: the session cookie identifies the user at the upgrade, other origins are refused,
 * frames are limited in size and rate and handled in order, and one table dispatches them to all gateways by type.
 */
export class LiveAdapter extends WsAdapter {
  private readonly config: Config;
  private readonly clients: ClientAddress;
  private readonly hub: LiveHub;
  private readonly limits: RateLimits;
  private readonly readiness: Readiness;
  private readonly audit: Audit;
  private readonly times: LiveTimes;
  private readonly tracing: Tracing;
  private readonly received;
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
    this.tracing = app.get(Tracing);
    this.received = app
      .get(Metrics)
      .counter('live_frames_received_total', 'Frames that sockets of the live channel sent, by type', [
        'type',
      ]);
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const server = super.create(port, {
      ...options,
      WebSocket: LiveSocket,
      // The hub tracks them; the server would keep a second set.
      clientTracking: false,
      maxPayload: limits.frameBytes,
      // A stalled peer never answers a close frame.
      closeTimeout: this.times.closeTimeoutMs,
      perMessageDeflate: false,
      verifyClient: ({ req }: { req: IncomingMessage }, verdict: Verdict) => void this.verify(req, verdict),
    }) as WebSocketServer;
    // Runs before Nest's own listener, so that gateways only see sockets whose user is known.
    server.on('connection', (socket, request) => this.accept(socket as LiveSocket, request));
    return server;
  }

  /** Nest would bind every handler again for every socket. We bind each gateway's once, and all sockets share them. */
  override bindClientConnect(_server: WebSocketServer, bindHandlersFor: (client: object) => void): void {
    bindHandlersFor({});
  }

  override bindClientDisconnect(): void {}

  override bindMessageHandlers(_client: object, handlers: NestHandler[]): void {
    for (const { message, callback } of handlers)
      this.handlers.set(String(message), this.observed(String(message), callback));
  }

  private observed(type: string, handler: FrameHandler): FrameHandler {
    return (frame, socket) => {
      this.received.inc({ type });
      return this.tracing.span(`frame ${type}`, { side: 'server' }, () => handler(frame, socket));
    };
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server;
  }

  private async verify(request: IncomingMessage, verdict: Verdict): Promise<void> {
    if (this.readiness.isDraining) return verdict(false, 503, 'Service Unavailable');
    const { headers } = request;
    try {
      await this.limits.consume(channelLimit, this.clients.countedAs(request));
      if (isForeign(headers, headers.host, this.config.publicOrigin)) throw new Problem('foreign-origin');
      for (const handler of this.sessionHandlers) await runHandler(handler, request);
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

  /** A user disconnected for flooding cannot reconnect before the limit's window ends. */
  private async countUser(userId: number | undefined): Promise<void> {
    if (userId !== undefined) await this.limits.consume(userLimit, userId);
  }

  private accept(socket: LiveSocket, request: IncomingMessage): void {
    socket.on('error', onError);
    const { sessionID, session } = request as Request;
    const userId = userIdOf(request as Request);
    if (!userId || this.hub.hasEnded(sessionID)) {
      this.recordRefusal(request, 'not-signed-in');
      return socket.close(closeCodes.noSession, 'Please log in');
    }
    if (session.caller && !hasLiveChannel(session.caller.standing)) {
      this.recordRefusal(request, 'restricted');
      return socket.close(closeCodes.restricted, 'Account restricted');
    }
    Object.assign(socket, { userId, sessionId: sessionID, stream: request.socket });
    // Its upgrade began before the instance started to drain.
    if (this.readiness.isDraining) return socket.close(closeCodes.restarting, 'Restarting');
    if (!this.hub.register(socket)) {
      this.recordRefusal(request, 'too-many-connections');
      return socket.close(closeCodes.policy, 'Too many connections');
    }
    socket.on('message', this.onMessage).on('pong', onPong);
  }
}

/** Runs an Express handler on an upgrade request, which does not pass through Express. */
const runHandler = (handler: Handler, request: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    const response = new ServerResponse(request) as unknown as Response;
    handler(request as Request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
