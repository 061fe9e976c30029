import type { Config } from '../../config/config.js';
import { CSP_REPORTS_PATH } from './csp-reports.js';

/** The card provider's origins, as its security guide lists them (docs.stripe.com/security/guide). */
const provider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** We serve the sandbox's script; it calls the sandbox's server, and renders the bank's dialog itself. */
const sandbox = (apiUrl: string): typeof provider => ({ scripts: [], calls: [apiUrl], frames: ["'none'"] });

/** Origins of the remotes that are deployed elsewhere. */
const remoteOrigins = ({ remotes }: Pick<Config, 'remotes'>): string[] => [
  ...new Set(
    Object.values(remotes)
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url).origin),
  ),
];

/** The origins of the live channel: not every browser includes WebSockets in 'self'. */
const socketsOf = (publicOrigin: string | undefined, host: string): string[] =>
  publicOrigin ? [publicOrigin.replace(/^http/, 'ws')] : [`ws://${host}`, `wss://${host}`];

/**
 * The Content-Security-Policy of our page: scripts of our own origins and the card provider, and inline only what carries
 * this response's nonce. Pictures may come from anywhere over https: profiles give their URLs.
 */
export const pagePolicy = (
  config: Pick<Config, 'publicOrigin' | 'remotes' | 'stripe'>,
  nonce: string,
  host: string,
): string => {
  const remotes = remoteOrigins(config);
  const cards = config.stripe.apiUrl ? sandbox(config.stripe.apiUrl) : provider;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remotes, ...cards.scripts],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...socketsOf(config.publicOrigin, host), ...remotes, ...cards.calls],
    'frame-src': cards.frames,
    'manifest-src': ["'self'"],
    // It keeps the code of pages, and shows pushes.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [CSP_REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** The policy of the service worker: it asks for what pages may load by themselves, and runs nothing but itself. */
export const workerPolicy = (config: Pick<Config, 'remotes'>): string =>
  `default-src 'none'; connect-src ${["'self'", ...remoteOrigins(config)].join(' ')}`;
