import { randomText } from '../shapes/ids.js';
import type { Context } from '../billing/context.js';
import { runDue } from '../billing/due.js';
import { ApiError } from '../shapes/api-error.js';
import { expand } from './expand.js';
import type { Fields } from '../calls/form.js';
import { fingerprintOf, isStored, replayOf } from './idempotency.js';
import { keyKind } from './keys.js';
import { Params } from '../calls/params.js';
import { routeFor } from './routes.js';

/** The parts of an HTTP request that the API uses. */
export interface ApiRequest {
  method: string;
  path: string;
  fields: Fields;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

/** A response before it is sent. `isChange`: the state must be saved to disk first. */
export interface Answer {
  status: number;
  body: string;
  requestId: string;
  isReplay: boolean;
  isChange: boolean;
}

const unknownPath = (request: ApiRequest) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${request.path}). The README lists what the sandbox supports.`,
  });

const forbiddenKey = () =>
  new ApiError(403, {
    type: 'invalid_request_error',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });

function perform(context: Context, request: ApiRequest): unknown {
  const kind = keyKind(request.authorization);
  const route = routeFor(request.method, request.path);
  if (!route) throw unknownPath(request);
  if (kind === 'publishable' && !route.isOpen) throw forbiddenKey();
  const params = new Params(request.fields);
  const paths = params.texts('expand');
  const answer = route.handler({ context, params, id: route.id, isPublishable: kind === 'publishable' });
  return expand(context, answer, paths);
}

function envelope(error: unknown, requestId: string): { status: number; body: unknown } {
  if (error instanceof ApiError)
    return {
      status: error.status,
      body: { error: { ...error.fields, request_log_url: `/requests/${requestId}` } },
    };
  const message = 'The sandbox failed. See its log.';
  return { status: 500, body: { error: { type: 'api_error', message } } };
}

/** Answers one request. Runs synchronously, so that requests do not interleave. */
export function answer(context: Context, request: ApiRequest, log: (line: string) => void): Answer {
  const isChange = request.method !== 'GET';
  const requestId = `req_${randomText(14)}`;
  const key = isChange ? request.idempotencyKey : undefined;
  const fingerprint = fingerprintOf(request.path, request.fields);
  const done = (status: number, body: unknown): Answer => ({
    status,
    body: `${JSON.stringify(body, null, 2)}\n`,
    requestId,
    isReplay: false,
    isChange,
  });
  try {
    keyKind(request.authorization);
    const kept = key ? replayOf(context.store, key, fingerprint) : undefined;
    if (kept) return { ...kept, isReplay: true, isChange: false };
    return keep(work());
  } catch (error) {
    if (!(error instanceof ApiError)) log(`${request.method} ${request.path} failed: ${String(error)}`);
    const { status, body } = envelope(error, requestId);
    return keep(done(status, body));
  }

  function work(): Answer {
    runDue(context, null, context.clock.now());
    context.request = { id: requestId, idempotencyKey: key ?? null };
    try {
      return done(200, perform(context, request));
    } finally {
      context.request = null;
    }
  }

  function keep(result: Answer): Answer {
    if (key && isStored(result.status))
      context.store.answers.set(key, {
        fingerprint,
        status: result.status,
        body: result.body,
        requestId,
        at: Date.now(),
      });
    return result;
  }
}
