import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OptionalKind, endpoints, optionalKinds } from '@wayfellow/contracts';
import { Config, originOf } from '../../config/config.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';

/** Whose emails of which kind a link turns off. */
interface Subscription {
  userId: number;
  kind: OptionalKind;
}

const TOKEN = /^([1-9]\d{0,9})-([a-z]+)-([\w-]{43})$/;

const isOptional = (kind: string | undefined): kind is OptionalKind =>
  (optionalKinds as readonly (string | undefined)[]).includes(kind);

/**
 * Links that turn emails of one kind off without signing in. They can do nothing else, so they work for as long as the
 * emails may lie around.
 */
@Injectable()
export class UnsubscribeLinks {
  /** Of the screens that emails lead to. */
  readonly origin: string;
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', sessionSecret(config)).update('unsubscribe links').digest();
    // Never from a request: its Host header can be forged.
    this.origin = originOf(config);
  }

  url(subscription: Subscription): string {
    const { userId, kind } = subscription;
    return `${this.origin}${endpoints.notifications.unsubscribe.path}?t=${userId}-${kind}-${this.sum(subscription)}`;
  }

  /** Undefined for a token that is not ours. */
  read(token: string): Subscription | undefined {
    const [, id, kind, sum = ''] = TOKEN.exec(token) ?? [];
    if (!isOptional(kind)) return undefined;
    const subscription = { userId: Number(id), kind };
    const isOurs = timingSafeEqual(Buffer.from(sum), Buffer.from(this.sum(subscription)));
    return isOurs ? subscription : undefined;
  }

  private sum({ userId, kind }: Subscription): string {
    return createHmac('sha256', this.key).update(`${userId} ${kind}`).digest('base64url');
  }
}
