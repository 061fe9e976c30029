import type { RemoteName } from '@wayfellow/contracts';

export type Role = 'all' | 'web' | 'worker';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The payment provider's keys; a missing one is undefined. */
export interface StripeConfig {
  readonly secretKey?: string;
  readonly publishableKey?: string;
  readonly webhookSecret?: string;
  readonly priceId?: string;
  /** Where a local stand-in for the provider answers, such as http://127.0.0.1:12111; without it the provider itself. */
  readonly apiUrl?: string;
}

/** A storage service for files that speaks the S3 protocol. */
export interface FilesConfig {
  /** Where it answers, without the bucket and without a slash at the end. */
  readonly url: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
}

/** All settings, read once at the start. Injectable anywhere; frozen. */
export class Config {
  readonly port: number;
  /** The address it listens on; undefined: every address of this machine. */
  readonly host?: string;
  /** Absolute folder for local data: outbox, photos, generated secrets. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The same database as the role that changes its schema; without it the role of `databaseUrl` does. */
  readonly migrationUrl?: string;
  /** Whether a start migrates the database; otherwise it only checks that somebody has. */
  readonly migrateAtStart: boolean;
  /** Where Redis listens; without it PostgreSQL carries the fan-out. */
  readonly redisUrl?: string;
  /** Signs session cookies; without it one is generated and stored in `dataDir`. */
  readonly sessionSecret?: string;
  /** Encrypts the keys of second steps; without it one is generated and stored in `dataDir`. */
  readonly accountSecret?: string;
  /** The proxies whose X-Forwarded-* headers are trusted: addresses and ranges, or the number of proxies in front. */
  readonly trustedProxies: number | readonly string[];
  /** The address people use, such as https://wayfellow.example; without it the request's own host. */
  readonly publicOrigin?: string;
  readonly stripe: StripeConfig;
  readonly smtpUrl?: string;
  /** The address that emails come from. */
  readonly mailFrom: string;
  /** Whether the demo travelers are added; never in production. */
  readonly seedDemo: boolean;
  /** The key of the demo moderators' second steps, in Base32; without it there are none. Never in production. */
  readonly demoModeratorKey?: string;
  readonly role: Role;
  readonly logLevel: LogLevel;
  /** Where traces are sent, over OTLP/HTTP; without it there are none. */
  readonly tracesUrl?: string;
  /** Multiplies the protective rate limits, for load tests. */
  readonly rateLimitFactor: number;
  readonly isProduction: boolean;
  /** Whether /api/docs is served: outside production, unless a setting says otherwise. */
  readonly apiDocs: boolean;
  /** Whether pages have a service worker that keeps their code, for times without a network. */
  readonly pwa: 'on' | 'off';
  /** The URL of each remote's manifest, as browsers get it in /config.json. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
  /** The hashes that the entry of a remote may have, as in a script's `integrity`; missing: those of the file served here. */
  readonly remoteIntegrity: Readonly<Partial<Record<RemoteName, string>>>;
  /** What push services know this server by; without it a pair is derived from ACCOUNT_SECRET (`pushKeys`). */
  readonly vapid?: { readonly publicKey: string; readonly privateKey: string };
  /** Hosts, with their ports, that count as push services besides the known ones; never in production. */
  readonly pushHosts: readonly string[];
  /** Where uploaded files are stored; without it in `dataDir`. */
  readonly files?: FilesConfig;
  /** Absolute folder that contains frontend-shell/dist and mfe-<name>/dist. */
  readonly staticRoot: string;

  constructor(values: Config) {
    Object.assign(this, values);
    Object.freeze(this);
  }
}

/** The address people use where no request says it: in emails, and for passkeys. */
export const originOf = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string =>
  publicOrigin ?? `http://localhost:${port}`;
