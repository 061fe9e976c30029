import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorRequestHandler, Handler, Request } from 'express';
import { type Endpoint, type ProblemCode, endpoints, limits } from '@wayfellow/contracts';
import { Problem } from '../problems/problem.js';
import { isOneClick } from './one-click.js';

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const all = Object.values(endpoints).flatMap((group) => Object.values<Endpoint<never>>(group));
const uploads = all.filter(({ upload }) => upload);

/** Uploads are files, whose types are checked where they are read. No form can send those types. */
const isUpload = (request: Request) =>
  uploads.some(({ method, path }) => method === request.method && path === request.path);

/** Only JSON is accepted: any site could post a form or plain text without a preflight request. */
const onlyJson: Handler = (request, _response, next) => {
  if (hasBody(request) && !isUpload(request) && !isOneClick(request) && !request.is('application/json'))
    next(new Problem('not-json-type'));
  else next();
};

const codeByType: Readonly<Record<string, ProblemCode>> = {
  'entity.parse.failed': 'not-json',
  'entity.too.large': 'too-large',
  'encoding.unsupported': 'not-json-type',
  'charset.unsupported': 'not-json-type',
};

const bodyErrors: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  const code = codeByType[error.type ?? ''];
  next(code ? new Problem(code, { cause: error }) : error);
};

/** Reads JSON bodies of at most `limits.bodyBytes` and turns a body that cannot be read into its problem. */
export const readJsonBodies = (app: NestExpressApplication): void => {
  app.use(onlyJson);
  app.useBodyParser('json', { limit: limits.bodyBytes });
  app.use(bodyErrors);
};
