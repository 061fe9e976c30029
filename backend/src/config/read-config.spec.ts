import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from './read-config.js';
import { ConfigError } from './settings.js';

const SECRET = 'a secret of 32 characters or more';
const database = { DATABASE_URL: 'postgres://localhost/wayfellow' };
/** What our driver reads from an address. */
const connectionOf = (connectionString = '') => new pg.Client({ connectionString });
const production = {
  ...database,
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  ACCOUNT_SECRET: SECRET,
  PUBLIC_ORIGIN: 'https://wayfellow.example',
};

describe('the configuration', () => {
  it('serves the API docs outside production alone, unless they are asked for', () => {
    expect(readConfig(database).apiDocs).toBe(true);
    expect(readConfig(production).apiDocs).toBe(false);
    expect(readConfig({ ...production, API_DOCS: 'true' }).apiDocs).toBe(true);
  });

  it('has a default for all but the database', () => {
    expect(readConfig(database)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      seedDemo: false,
      role: 'all',
      logLevel: 'info',
      rateLimitFactor: 1,
      isProduction: false,
      trustedProxies: ['loopback'],
      remotes: { matching: '/remotes/mfe-matching/mf-manifest.json' },
    });
  });

  it.each([
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_ORIGIN', 'wayfellow.example'],
    ['HOST', 'here'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Wayfellow'],
    ['STRIPE_API_URL', 'https://127.0.0.1:12111'],
    ['STRIPE_API_URL', 'http://stripe.example'],
    ['STRIPE_API_URL', 'http://127.0.0.1.stripe.example'],
    ['SEED_DEMO', 'maybe'],
    ['ROLE', 'king'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'x'],
    ['REMOTE_MATCHING_URL', 'manifest.json'],
    ['REMOTE_MATCHING_INTEGRITY', 'sha384-short'],
  ])('refuses %s=%p in one line that names it', (key, value) => {
    const read = () => readConfig({ ...database, [key]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${key} must be .+$`));
  });

  it('reads no setting that .env.example does not name', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string>>(database, {
      get: (values, key) => {
        read.add(String(key));
        return values[String(key)];
      },
    });
    readConfig(env);
    const example = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
    const named = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    expect([...read].filter((key) => !named.has(key))).toEqual([]);
  });

  it.each(['SESSION_SECRET', 'ACCOUNT_SECRET'])('refuses production without %s', (key) => {
    expect(() => readConfig({ ...production, [key]: '' })).toThrow(new RegExp(`^${key} must be set`));
    expect(readConfig(production).isProduction).toBe(true);
  });

  it('puts passwords with any characters into the addresses they belong to', () => {
    const password = 'p@ss/w#rd%41?x y';
    const env = {
      DATABASE_URL: 'postgres://app@db:5432/wayfellow',
      DATABASE_PASSWORD: password,
      DATABASE_MIGRATION_URL: 'postgres://owner:replaced@db/wayfellow',
      DATABASE_MIGRATION_PASSWORD: `${password}!`,
      REDIS_URL: 'redis://redis:6379',
      REDIS_PASSWORD: password,
    };
    const { databaseUrl, migrationUrl, redisUrl } = readConfig(env);
    expect(connectionOf(databaseUrl)).toMatchObject({
      user: 'app',
      host: 'db',
      database: 'wayfellow',
      password,
    });
    expect(connectionOf(migrationUrl)).toMatchObject({ user: 'owner', password: `${password}!` });
    expect(decodeURIComponent(new URL(redisUrl ?? '').password)).toBe(password);
    expect(new URL(redisUrl ?? '').host).toBe('redis:6379');
    expect(readConfig(database).databaseUrl).toBe(database.DATABASE_URL);
  });

  it('refuses a password for an address without a server, and does not show it', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres:///wayfellow', DATABASE_PASSWORD: 'hidden' });
    expect(read).toThrow(/^DATABASE_PASSWORD must be empty/);
    expect(read).not.toThrow(/hidden/);
  });

  it('refuses production over http for others than this machine', () => {
    const read = (PUBLIC_ORIGIN: string) => readConfig({ ...production, PUBLIC_ORIGIN }).publicOrigin;
    expect(() => read('')).toThrow(/^PUBLIC_ORIGIN must be set when NODE_ENV is production/);
    expect(() => read('http://wayfellow.example')).toThrow(/^PUBLIC_ORIGIN must be an https address/);
    expect(read('http://localhost:8080')).toBe('http://localhost:8080');
    expect(read('https://wayfellow.example/')).toBe('https://wayfellow.example');
  });

  it('refuses production with a secret that can be guessed, and with the demo accounts', () => {
    for (const key of ['SESSION_SECRET', 'ACCOUNT_SECRET']) {
      const short = { ...production, [key]: SECRET.slice(0, 31) };
      expect(() => readConfig(short)).toThrow(new RegExp(`^${key} must be at least 32 characters`));
    }
    expect(() => readConfig({ ...production, SEED_DEMO: 'true' })).toThrow(/^SEED_DEMO must be false/);
    expect(readConfig({ ...database, SEED_DEMO: 'true' }).seedDemo).toBe(true);
  });

  it('refuses production with demo moderators, and a key of theirs that is none', () => {
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(() => readConfig({ ...production, DEMO_MODERATOR_KEY: key })).toThrow(
      /^DEMO_MODERATOR_KEY must be empty/,
    );
    expect(() => readConfig({ ...database, DEMO_MODERATOR_KEY: '123456' })).toThrow(/^DEMO_MODERATOR_KEY/);
    expect(readConfig({ ...database, DEMO_MODERATOR_KEY: key }).demoModeratorKey).toBe(key);
    expect(readConfig({ ...database, DEMO_MODERATOR_KEY: '' }).demoModeratorKey).toBeUndefined();
  });

  it('takes the sender of emails from MAIL_FROM, else from PUBLIC_ORIGIN', () => {
    const from = (env: Record<string, string>) => readConfig({ ...database, ...env }).mailFrom;
    expect(from({ PUBLIC_ORIGIN: 'https://www.wayfellow.travel' })).toBe('hello@wayfellow.travel');
    expect(from({ MAIL_FROM: 'post@wayfellow.travel', PUBLIC_ORIGIN: 'https://x.example' })).toBe(
      'post@wayfellow.travel',
    );
    expect(from({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe('hello@wayfellow.example');
  });

  it.each([
    {},
    { PUBLIC_ORIGIN: 'https://wayfellow.example' },
    { PUBLIC_ORIGIN: 'http://localhost:8080' },
    { PUBLIC_ORIGIN: 'https://192.0.2.1' },
    { MAIL_FROM: 'hello@wayfellow.example' },
  ])('sends no email that comes from nowhere: %j', (env) => {
    const sending = { ...database, SMTP_URL: 'smtp://mail.internal', ...(env as Record<string, string>) };
    expect(() => readConfig(sending)).toThrow(/^MAIL_FROM must be set when SMTP_URL is/);
  });

  it('sends no e-mail whose links would lead nowhere', () => {
    const sending = { ...database, SMTP_URL: 'smtp://mail.internal', MAIL_FROM: 'post@wayfellow.travel' };
    expect(() => readConfig(sending)).toThrow(/^PUBLIC_ORIGIN must be set when SMTP_URL is/);
    const origin = 'https://wayfellow.travel';
    expect(readConfig({ ...sending, PUBLIC_ORIGIN: origin }).publicOrigin).toBe(origin);
  });

  it('listens on this machine alone, except in production or where HOST says otherwise', () => {
    expect(readConfig(production).host).toBeUndefined();
    expect(readConfig({ ...database, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it('refuses production with a payment sandbox, whose cards are not money', () => {
    const sandbox = { ...database, STRIPE_API_URL: 'http://127.0.0.1:12111/' };
    expect(() => readConfig({ ...production, ...sandbox })).toThrow(
      /^STRIPE_API_URL must be empty .+production/,
    );
    expect(readConfig(sandbox).stripe.apiUrl).toBe('http://127.0.0.1:12111');
  });

  it('refuses half a pair of payment keys', () => {
    const half = { ...database, STRIPE_SECRET_KEY: 'sk_test_x' };
    expect(() => readConfig(half)).toThrow(/^STRIPE_PUBLISHABLE_KEY must be set/);
    expect(readConfig({ ...half, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }).stripe.secretKey).toBe('sk_test_x');
  });

  it('refuses a remote that is served elsewhere without the hash of its entry', () => {
    const elsewhere = { ...database, REMOTE_MATCHING_URL: 'https://matching.example/mf-manifest.json' };
    expect(() => readConfig(elsewhere)).toThrow(/^REMOTE_MATCHING_INTEGRITY must be set/);
    const hash = `sha384-${'A'.repeat(64)}`;
    const pinned = { ...elsewhere, REMOTE_MATCHING_INTEGRITY: `${hash} ${hash}` };
    expect(readConfig(pinned).remoteIntegrity).toEqual({ matching: `${hash} ${hash}` });
  });

  it('takes a storage service for files whole or not at all', () => {
    const whole = {
      ...database,
      FILES_S3_URL: 'http://minio:9000/',
      FILES_S3_BUCKET: 'wayfellow',
      FILES_S3_KEY: 'id',
      FILES_S3_SECRET: 'secret',
    };
    expect(readConfig(database).files).toBeUndefined();
    expect(readConfig(whole).files).toEqual({
      url: 'http://minio:9000',
      bucket: 'wayfellow',
      keyId: 'id',
      secret: 'secret',
    });
    expect(() => readConfig({ ...whole, FILES_S3_SECRET: '' })).toThrow(/^FILES_S3_SECRET must be set/);
    expect(() => readConfig({ ...whole, FILES_S3_URL: 'minio:9000' })).toThrow(/^FILES_S3_URL must be/);
  });

  it('takes the keys of pushes as a pair, and other hosts of push services outside production alone', () => {
    const VAPID_PRIVATE_KEY = 'Z7PyTgSyDT0SdGQ1sP92b5jyhuIOdvqaFXP-J5f0D2s';
    const VAPID_PUBLIC_KEY =
      'BK77DvNxrsqFgL2c3GSlx6k93qlPP1d3sQPioeU2p2Rdjj8bj4cWYPStvTPnvXSVrt2ROE3mNYf1_5jczIBieE4';
    const pair = { ...database, VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY };
    expect(readConfig(database)).toMatchObject({ vapid: undefined, pushHosts: [] });
    expect(readConfig(pair).vapid).toEqual({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY });
    for (const wrong of [{ VAPID_PUBLIC_KEY: '' }, { VAPID_PRIVATE_KEY: 'short' }, { VAPID_PUBLIC_KEY: 'B' }])
      expect(() => readConfig({ ...pair, ...wrong })).toThrow(/^VAPID_PUBLIC_KEY must be the public key/);
    const hosts = { PUSH_HOSTS: '127.0.0.1:9, localhost:9' };
    expect(readConfig({ ...database, ...hosts }).pushHosts).toEqual(['127.0.0.1:9', 'localhost:9']);
    expect(() => readConfig({ ...production, ...hosts })).toThrow(/^PUSH_HOSTS must be empty/);
  });

  it('cannot be changed', () => {
    const config = readConfig(database) as { port: number };
    expect(() => (config.port = 1)).toThrow(TypeError);
  });
});
