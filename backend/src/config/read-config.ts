import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type RemoteName, problemOf, remotes, rules } from '@wayfellow/contracts';
import proxyAddr from 'proxy-addr';
import { isReservedAddress } from './reserved-domains.js';
import { Config, type LogLevel, type Role, type StripeConfig } from './config.js';
import { fileStorage } from './file-storage.js';
import { pushHosts, vapidKeys } from './push-settings.js';
import { type Env, address, flag, oneOf, refuse, required, text, withPassword } from './settings.js';
import { tracesUrl } from './traces-url.js';

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');
const ROLES: readonly Role[] = ['all', 'web', 'worker'];
const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const port = (env: Env): number => {
  const value = text(env, 'PORT') ?? '3000';
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? Number(value)
    : refuse('PORT', 'a port number from 0 to 65535');
};

const factor = (env: Env): number => {
  const value = Number(text(env, 'RATE_LIMIT_FACTOR') ?? '1');
  return value > 0 && Number.isFinite(value) ? value : refuse('RATE_LIMIT_FACTOR', 'a number above 0');
};

const trustedProxies = (env: Env): Config['trustedProxies'] => {
  const value = text(env, 'TRUSTED_PROXIES') ?? 'loopback';
  if (/^\d+$/.test(value)) return Number(value);
  const proxies = value.split(/[\s,]+/).filter(Boolean);
  try {
    proxyAddr.compile(proxies);
    return Object.freeze(proxies);
  } catch {
    return refuse('TRUSTED_PROXIES', 'addresses, ranges such as 10.0.0.0/8, or a number of hops');
  }
};

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);

const POSTGRES = ['postgres:', 'postgresql:'];

/** The addresses of what the backend stands on, with their passwords. */
const services = (env: Env): Pick<Config, 'databaseUrl' | 'migrationUrl' | 'redisUrl'> => {
  const database = required(env, 'DATABASE_URL', 'the address of a PostgreSQL database');
  const migration = address('DATABASE_MIGRATION_URL', text(env, 'DATABASE_MIGRATION_URL'), POSTGRES);
  const redis = address('REDIS_URL', text(env, 'REDIS_URL'), ['redis:', 'rediss:']);
  return {
    databaseUrl: withPassword(env, 'DATABASE_PASSWORD', address('DATABASE_URL', database, POSTGRES)),
    migrationUrl: withPassword(env, 'DATABASE_MIGRATION_PASSWORD', migration),
    redisUrl: withPassword(env, 'REDIS_PASSWORD', redis),
  };
};

const origin = (env: Env, isProduction: boolean): string | undefined => {
  const value = address('PUBLIC_ORIGIN', text(env, 'PUBLIC_ORIGIN'), ['http:', 'https:']);
  if (value === undefined && isProduction)
    return refuse('PUBLIC_ORIGIN', 'set when NODE_ENV is production: the https address people use');
  if (value === undefined) return undefined;
  const { origin, protocol, hostname } = new URL(value);
  return isProduction && protocol === 'http:' && !LOOPBACK_HOSTS.has(hostname)
    ? refuse('PUBLIC_ORIGIN', 'an https address when NODE_ENV is production, or one of localhost')
    : origin;
};

const isManifestAddress = (value: string) => /^(https?:\/)?\/[^\s]+$/.test(value);

/** `REMOTE_MATCHING_URL` and the like say where a remote is served when it is deployed elsewhere. */
const remoteAddresses = (env: Env): Record<RemoteName, string> =>
  Object.fromEntries(
    Object.keys(remotes).map((name) => {
      const key = `REMOTE_${name.toUpperCase()}_URL`;
      const value = text(env, key) ?? `/remotes/mfe-${name}/mf-manifest.json`;
      return [name, isManifestAddress(value) ? value : refuse(key, 'a path or an http(s) address')];
    }),
  ) as Record<RemoteName, string>;

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/** `REMOTE_MATCHING_INTEGRITY` and the like pin a remote's entry. Without our own copy of the file we cannot compute the hash. */
const remoteIntegrity = (env: Env, addresses: Record<RemoteName, string>): Config['remoteIntegrity'] =>
  Object.fromEntries(
    Object.entries(addresses).flatMap(([name, url]) => {
      const key = `REMOTE_${name.toUpperCase()}_INTEGRITY`;
      const value = text(env, key);
      if (value?.split(/\s+/).every((hash) => INTEGRITY.test(hash))) return [[name, value]];
      if (value) refuse(key, 'one or more hashes such as sha384-…, separated by spaces');
      return url.startsWith(`/remotes/mfe-${name}/`)
        ? []
        : refuse(key, 'set: the hash of the entry of a remote that is served elsewhere');
    }),
  );

const canSend = (address: string): boolean =>
  !problemOf(rules.email, address) && isIP(address.split('@')[1] ?? '') === 0 && !isReservedAddress(address);

const OUTBOX_SENDER = 'hello@wayfellow.example';

/** MAIL_FROM, or else an address at PUBLIC_ORIGIN. Emails that are only written to the outbox need no real sender. */
const mailFrom = (env: Env, publicOrigin: string | undefined): string => {
  const given = text(env, 'MAIL_FROM');
  if (given && problemOf(rules.email, given)) return refuse('MAIL_FROM', 'an e-mail address');
  const derived = publicOrigin && `hello@${new URL(publicOrigin).hostname.replace(/^www\./, '')}`;
  const sender = given ?? (derived && canSend(derived) ? derived : OUTBOX_SENDER);
  return text(env, 'SMTP_URL') && !canSend(sender)
    ? refuse('MAIL_FROM', 'set when SMTP_URL is: an address of a domain that is yours')
    : sender;
};

/** Links in e-mails are built from the operator's setting, never from a request's Host header. */
const originForEmails = (env: Env, publicOrigin: string | undefined): string | undefined =>
  text(env, 'SMTP_URL') && !publicOrigin
    ? refuse('PUBLIC_ORIGIN', 'set when SMTP_URL is: links in e-mails lead there')
    : publicOrigin;

const SECRET_MIN_LENGTH = 32;

const secret = (env: Env, key: string, isProduction: boolean): string | undefined => {
  const value = text(env, key);
  if (isProduction && !value) return refuse(key, 'set when NODE_ENV is production');
  if (isProduction && value && value.length < SECRET_MIN_LENGTH)
    return refuse(key, `at least ${SECRET_MIN_LENGTH} characters when NODE_ENV is production`);
  return value;
};

/** The demo accounts' password is published. */
const seedDemo = (env: Env, isProduction: boolean): boolean => {
  const isWanted = flag(env, 'SEED_DEMO', false);
  return isWanted && isProduction
    ? refuse(
        'SEED_DEMO',
        'false when NODE_ENV is production: everybody knows the password of the demo accounts',
      )
    : isWanted;
};

const BASE32_KEY = /^[A-Z2-7]{32}$/;

/** Anybody who has it, and the published password, reads all reports. */
const demoModeratorKey = (env: Env, isProduction: boolean): string | undefined => {
  const value = text(env, 'DEMO_MODERATOR_KEY');
  if (value === undefined || (BASE32_KEY.test(value) && !isProduction)) return value;
  return refuse(
    'DEMO_MODERATOR_KEY',
    isProduction
      ? 'empty when NODE_ENV is production: everybody knows the password of the demo moderators'
      : '32 letters and digits of Base32',
  );
};

/** Listens on this machine only, so that a trial run exposes nothing, and on every address in production. */
const host = (env: Env, isProduction: boolean): string | undefined => {
  const value = text(env, 'HOST') ?? (isProduction ? undefined : '127.0.0.1');
  const isUsable = value === undefined || value === 'localhost' || isIP(value) !== 0;
  return isUsable ? value : refuse('HOST', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0');
};

/** The sandbox accepts test cards and gives Premium away: allowed on this machine only, and never in production. */
const sandboxAddress = (env: Env, isProduction: boolean): string | undefined => {
  const value = address('STRIPE_API_URL', text(env, 'STRIPE_API_URL'), ['http:']);
  if (value === undefined) return undefined;
  if (isProduction)
    return refuse(
      'STRIPE_API_URL',
      'empty when NODE_ENV is production: a sandbox takes no money, set STRIPE_SECRET_KEY',
    );
  const { hostname, origin } = new URL(value);
  return LOOPBACK_HOSTS.has(hostname)
    ? origin
    : refuse('STRIPE_API_URL', 'an address of this machine, such as http://127.0.0.1:12111');
};

const stripe = (env: Env, isProduction: boolean): StripeConfig => {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const publishableKey = text(env, 'STRIPE_PUBLISHABLE_KEY');
  if (secretKey && !publishableKey)
    return refuse('STRIPE_PUBLISHABLE_KEY', 'set with STRIPE_SECRET_KEY: browsers need it to pay');
  return Object.freeze({
    secretKey,
    publishableKey,
    webhookSecret: text(env, 'STRIPE_WEBHOOK_SECRET'),
    priceId: text(env, 'STRIPE_PRICE_ID'),
    apiUrl: sandboxAddress(env, isProduction),
  });
};

/**
 * Reads every setting of the product from `env`; .env.example lists the names and defaults.
 * @throws ConfigError naming the first key whose value cannot be used
 */
export const readConfig = (env: Env = process.env): Config => {
  const isProduction = text(env, 'NODE_ENV') === 'production';
  const publicOrigin = origin(env, isProduction);
  const remotes = remoteAddresses(env);
  return new Config({
    port: port(env),
    host: host(env, isProduction),
    dataDir: resolve(text(env, 'DATA_DIR') ?? resolve(REPOSITORY_ROOT, '.data')),
    ...services(env),
    migrateAtStart: flag(env, 'MIGRATE_AT_START', true),
    sessionSecret: secret(env, 'SESSION_SECRET', isProduction),
    accountSecret: secret(env, 'ACCOUNT_SECRET', isProduction),
    trustedProxies: trustedProxies(env),
    stripe: stripe(env, isProduction),
    smtpUrl: address('SMTP_URL', text(env, 'SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env, publicOrigin),
    publicOrigin: originForEmails(env, publicOrigin),
    seedDemo: seedDemo(env, isProduction),
    demoModeratorKey: demoModeratorKey(env, isProduction),
    role: oneOf(env, 'ROLE', ROLES, 'all'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    tracesUrl: tracesUrl(env),
    rateLimitFactor: factor(env),
    isProduction,
    apiDocs: flag(env, 'API_DOCS', !isProduction),
    pwa: oneOf(env, 'PWA', ['on', 'off'], 'on'),
    remotes: Object.freeze(remotes),
    remoteIntegrity: Object.freeze(remoteIntegrity(env, remotes)),
    vapid: vapidKeys(env),
    pushHosts: pushHosts(env, isProduction),
    files: fileStorage(env),
    staticRoot: resolve(text(env, 'STATIC_ROOT') ?? REPOSITORY_ROOT),
  });
};
