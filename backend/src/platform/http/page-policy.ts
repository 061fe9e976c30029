import type { Config } from '../../config/config.js';

const CARD_SCRIPTS = 'https://js.stripe.com';
const CARD_CALLS = 'https://api.stripe.com';
const CARD_FRAMES = ['https://js.stripe.com', 'https://hooks.stripe.com'];

/** Origins of the remotes that are deployed elsewhere. */
const remoteOrigins = ({ remotes }: Pick<Config, 'remotes'>): string[] => [
  ...new Set(
    Object.values(remotes)
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url).origin),
  ),
];

/**
 * The Content-Security-Policy of our page: scripts of our own origins and the card provider, nothing inline but what
 * carries this answer's nonce. Pictures may come from anywhere: profiles name them by address.
 */
export const pagePolicy = (config: Pick<Config, 'remotes'>, nonce: string, host: string): string => {
  const remotes = remoteOrigins(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remotes, CARD_SCRIPTS],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'", ...remotes],
    // 'self' does not mean our socket in every browser.
    'connect-src': ["'self'", `ws://${host}`, `wss://${host}`, ...remotes, CARD_CALLS],
    'frame-src': CARD_FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
