import type { Handler } from 'express';
import helmet from 'helmet';

/** Responses other than the page load nothing; the API's documentation loads its own scripts and styles. */
const ANSWERS_POLICY = "default-src 'none'; frame-ancestors 'none'";
const DOCS_POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'";

const policy: Handler = (request, response, next) => {
  const isDocs = request.path.startsWith('/api/docs');
  response.setHeader('Content-Security-Policy', isDocs ? DOCS_POLICY : ANSWERS_POLICY);
  next();
};

/** Features that our pages never use. Payment is not among them: the card form may offer wallets. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const permissions: Handler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  next();
};

/** Pages for people who have their link: search engines leave them out, and other sites are not told that they were open. */
const privatePages: Handler = (request, response, next) => {
  if (/^\/plan(\/|$)/.test(request.path)) {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Referrer-Policy', 'no-referrer');
  }
  next();
};

/** Headers of every response. The page replaces the policy with its own. */
export const securityHeaders = (): Handler[] => [
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) as Handler,
  permissions,
  privatePages,
  policy,
];
