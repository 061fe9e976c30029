import { Logger } from '@nestjs/common';
import express, { type Handler } from 'express';

/** Where browsers report what the page's Content-Security-Policy blocked. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

const TYPES = ['application/csp-report', 'application/reports+json'];
const MAX_BYTES = 16 * 1024;
/** Enough for a directive's name and an origin. */
const MAX_LENGTH = 200;

const logger = new Logger('CspReports');

/** The origin of a URL: path and query may reveal whom a user writes to. */
const originOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
  return URL.canParse(text) ? new URL(text).origin : text.replace(/[^\w'-]/g, '');
};

const lineOf = (report: Record<string, unknown>): string => {
  const directive = originOf(report['effective-directive'] ?? report.effectiveDirective);
  return `The page's policy blocked ${originOf(report['blocked-uri'] ?? report.blockedURL)} by ${directive}`;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reports of one body: `report-uri` sends one, the Reporting API a list. */
const reportsOf = (body: unknown): Record<string, unknown>[] => {
  if (isObject(body) && isObject(body['csp-report'])) return [body['csp-report']];
  const list: unknown[] = Array.isArray(body) ? body : [];
  return list.flatMap((each) => (isObject(each) && isObject(each.body) ? [each.body] : [])).slice(0, 10);
};

/** Logs a line for each report: what was blocked, and by which directive. */
export const cspReports: Handler[] = [
  express.json({ type: TYPES, limit: MAX_BYTES }),
  (request, response, next) => {
    if (request.method !== 'POST' || !request.is(TYPES)) return next();
    for (const report of reportsOf(request.body)) logger.warn(lineOf(report));
    response.status(204).end();
  },
];
