import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, originOf } from '../../config/config.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';

/** Links of shared routes: each time they are written, they are the same. */
@Injectable()
export class RouteLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(config: Config) {
    this.key = createHmac('sha256', sessionSecret(config)).update('route links').digest();
    // Never from a request: its Host header can be forged.
    this.origin = originOf(config);
  }

  /** The hash to store with a new `shareId`, a UUID. */
  hash(shareId: string): Buffer {
    return hashOfToken(this.token(shareId));
  }

  /** The token is in the fragment, which reaches neither logs nor the Referer header. */
  url(shareId: string): string {
    return `${this.origin}/routes/shared#${this.token(shareId)}`;
  }

  private token(shareId: string): string {
    return createHmac('sha256', this.key).update(shareId).digest('base64url');
  }
}
