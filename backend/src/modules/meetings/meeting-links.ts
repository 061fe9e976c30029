import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, originOf } from '../../config/config.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';
import { hashOfToken } from '../../platform/keys/hash-of-token.js';

type LinkPurpose = 'plan' | 'fine' | 'contact';

/** The token is in the URL's fragment, which reaches neither logs nor the Referer header. */
const pathOf: Record<LinkPurpose, (token: string) => string> = {
  plan: (token) => `/plan#${token}`,
  fine: (token) => `/plan/fine#t=${token}`,
  contact: (token) => `/plan/contact#t=${token}`,
};

/** Links of meeting plans and trusted contacts: each time they are written, they are the same. */
@Injectable()
export class MeetingLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(config: Config) {
    this.key = createHmac('sha256', sessionSecret(config)).update('meeting links').digest();
    // Never from a request: its Host header can be forged.
    this.origin = originOf(config);
  }

  /** The hash to store with a new `linkId`, a UUID. */
  hash(purpose: LinkPurpose, linkId: string): Buffer {
    return hashOfToken(this.token(purpose, linkId));
  }

  url(purpose: LinkPurpose, linkId: string): string {
    return this.origin + pathOf[purpose](this.token(purpose, linkId));
  }

  /** The URL of a screen. */
  addressOf(path: string): string {
    return this.origin + path;
  }

  private token(purpose: LinkPurpose, linkId: string): string {
    return createHmac('sha256', this.key).update(`${purpose} ${linkId}`).digest('base64url');
  }
}
