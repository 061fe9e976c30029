import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_VERSION, type Context } from '../billing/context.js';
import { answer, type Answer } from './answer.js';
import { ApiError, invalidRequest } from '../shapes/api-error.js';
import { parseForm } from '../calls/form.js';
import { isLoopbackHost, isLoopbackUrl } from '../calls/loopback.js';

const LARGEST_BODY = 256 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Refuses requests from pages of other origins, and Host headers other than this machine's (DNS rebinding). */
function checkCaller(request: IncomingMessage) {
  const origin = header(request, 'origin');
  if (!isLoopbackHost(request.headers.host) || (origin !== undefined && !isLoopbackUrl(origin)))
    throw new ApiError(403, {
      type: 'invalid_request_error',
      message: 'The sandbox answers to this machine only.',
    });
}

function allowPage(request: IncomingMessage, response: ServerResponse) {
  const origin = header(request, 'origin');
  if (origin === undefined || !isLoopbackUrl(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-max-age', '600');
}

function checkType(request: IncomingMessage, body: string) {
  const type = header(request, 'content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw invalidRequest('Invalid content type. The v1 API takes application/x-www-form-urlencoded.');
}

function send(response: ServerResponse, result: Answer, idempotencyKey: string | undefined) {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-cache, no-store');
  response.setHeader('request-id', result.requestId);
  response.setHeader('stripe-version', API_VERSION);
  if (idempotencyKey) response.setHeader('idempotency-key', idempotencyKey);
  if (result.isReplay) response.setHeader('idempotent-replayed', 'true');
  response.writeHead(result.status).end(result.body);
}

interface ListenerDeps {
  context: Context;
  log: (line: string) => void;
  /** Called when a request may have changed the state; resolves once the state is saved. */
  changed: () => Promise<void>;
}

async function handle(deps: ListenerDeps, request: IncomingMessage, response: ServerResponse) {
  checkCaller(request);
  allowPage(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const body = await readBody(request);
  checkType(request, body);
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const idempotencyKey = header(request, 'idempotency-key');
  const result = answer(
    deps.context,
    {
      method: request.method ?? 'GET',
      path: url.pathname,
      fields: parseForm(request.method === 'POST' ? body : url.search.slice(1)),
      authorization: header(request, 'authorization'),
      idempotencyKey,
    },
    deps.log,
  );
  if (result.isChange) await deps.changed();
  send(response, result, idempotencyKey);
}

/** The request listener of the sandbox, for node:http. */
export const listener =
  (deps: ListenerDeps) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    handle(deps, request, response).catch((error: unknown) => {
      if (!(error instanceof ApiError)) deps.log(`${String(request.method)} failed: ${String(error)}`);
      const [status, fields] =
        error instanceof ApiError
          ? [error.status, error.fields]
          : [500, { type: 'api_error', message: 'The sandbox failed.' }];
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: fields }));
    });
  };
