import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { ClientAddress } from '../rate-limits/client-address.js';
import { sessionSecret } from '../keys/session-secret.js';

/** What is written to the audit trail. docs/operations.md lists them. */
export const auditEvents = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'sign-in-refused',
  'signed-out',
  'profile-changed',
  'email-changed',
  'email-confirmed',
  'change-undone',
  'password-changed',
  'password-reset',
  'second-step-on',
  'second-step-off',
  'second-step-failed',
  'passkey-added',
  'passkey-removed',
  'sessions-ended',
  'account-left',
  'account-kept',
  'data-copy-asked',
  'data-copy-downloaded',
  'foreign-origin',
  'channel-refused',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

interface Facts {
  userId?: number;
  /** As `usernameKey` gives it. Only its keyed hash is written: people sometimes type their password as the username. */
  account?: string;
  reason?: string;
}

const HASH_LENGTH = 16;

/** The audit trail: who signed in and out, from where, and what was refused. One log line per event. */
export class Audit {
  private readonly log: Logger;
  private readonly key: Buffer;

  constructor(
    logger: Logger,
    config: Config,
    private readonly clients: ClientAddress,
  ) {
    // These lines are also written when the level is 'warn'.
    this.log = logger.child({}, { level: config.logLevel === 'warn' ? 'info' : config.logLevel });
    this.key = createHmac('sha256', sessionSecret(config)).update('audit').digest();
  }

  /** `request` is undefined for events on a live channel that is already open. */
  record(event: AuditEvent, request: IncomingMessage | undefined, facts: Facts = {}): void {
    const { userId, account, reason } = facts;
    const requestId = (request as { id?: unknown } | undefined)?.id;
    const address = request && this.clients.of(request);
    const accountHash = account === undefined ? undefined : this.hashOf(account);
    this.log.info({ event, userId, accountHash, address, reason, requestId }, 'audit');
  }

  private hashOf(account: string): string {
    return createHmac('sha256', this.key).update(account).digest('base64url').slice(0, HASH_LENGTH);
  }
}
