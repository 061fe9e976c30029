import type { IncomingHttpHeaders } from 'node:http';
import type { Handler } from 'express';
import type { Audit } from '../audit/audit.js';
import { Problem } from '../problems/problem.js';
import { isOneClick } from './one-click.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITE = new Set(['same-origin', 'none']);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether the browser's headers say that another site makes this request. A request with neither Origin nor
 * Sec-Fetch-Site does not come from a browser, so it cannot be forged by a site. The configured origin, where there is one,
 * takes precedence over the Host header.
 */
export const isForeign = (
  headers: IncomingHttpHeaders,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return typeof site === 'string' && !OWN_SITE.has(site);
  if (publicOrigin !== undefined) return origin !== publicOrigin;
  return host === undefined || hostOf(origin) !== host.toLowerCase();
};

/** Refuses unsafe requests from other sites with 403, except those that carry their permission in the URL and no cookie. */
export const originCheck =
  (publicOrigin: string | undefined, audit: Audit): Handler =>
  (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isOneClick(request)) return next();
    if (!isForeign(request.headers, request.host, publicOrigin)) return next();
    audit.record('foreign-origin', request);
    next(new Problem('foreign-origin'));
  };
