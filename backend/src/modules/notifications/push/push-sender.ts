import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import webPush from 'web-push';
import { Config } from '../../../config/config.js';
import { pushKeys } from '../../../platform/keys/push-keys.js';
import { pushEndpoint } from './push-endpoint.js';

/** A browser at its push service, with the keys that what is sent to it is encrypted with. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What `sw.js` of the shell shows. */
export interface Push {
  body: string;
  /** A path of this site. */
  to: string;
  /** What it is about; a later one with the same tag takes its place. */
  tag: string;
}

/** 'gone': the device has no such address any more. 'later': it may be taken another time. */
type Outcome = 'taken' | 'refused' | 'gone' | 'later';

const TIMEOUT_MS = 10_000;
const KEPT_SECONDS = 12 * 60 * 60;
/** Of a topic, in characters of base64url (RFC 8030). */
const TOPIC_LENGTH = 32;

const outcomeOf = (status: number): Outcome => {
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'later';
  return status >= 200 && status < 300 ? 'taken' : 'refused';
};

/** Encrypts pushes and hands them to the push services of devices. */
@Injectable()
export class PushSender {
  /** By which browsers subscribe. */
  readonly publicKey: string;
  private readonly logger = new Logger(PushSender.name);
  private readonly privateKey: string;
  private readonly subject: string;

  constructor(private readonly config: Config) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = pushKeys(config));
    this.subject = `mailto:${config.mailFrom}`;
  }

  /** The address in its normal form; undefined where nothing is sent to. */
  endpoint(given: string): string | undefined {
    return pushEndpoint(given, this.config.pushHosts);
  }

  /** Whether something can be encrypted for a device: its keys come from a client. */
  canEncrypt(device: Device): boolean {
    try {
      this.requestOf(device, { body: '', to: '/', tag: '' });
      return true;
    } catch {
      return false;
    }
  }

  /** Sends a push once. Follows no redirect: it could lead anywhere. */
  async send(device: Device, push: Push): Promise<Outcome> {
    if (!this.endpoint(device.endpoint)) return 'gone';
    const { endpoint, method, headers, body } = this.requestOf(device, push);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(endpoint, { method, headers, body, redirect: 'manual', signal });
      await answer.body?.cancel();
      const outcome = outcomeOf(answer.status);
      // The address stays out of the log: anybody who has it can send to the device.
      if (outcome !== 'taken')
        this.logger.warn(`${new URL(endpoint).host} answered ${answer.status} to a push`);
      return outcome;
    } catch (error) {
      this.logger.warn(`${new URL(endpoint).host} took no push: ${(error as Error).name}`);
      return 'later';
    }
  }

  private requestOf({ endpoint, ...keys }: Device, push: Push) {
    const { publicKey, privateKey, subject } = this;
    const payload = JSON.stringify({ title: PRODUCT_NAME, ...push });
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: KEPT_SECONDS,
      topic: this.topicOf(push.tag),
      contentEncoding: 'aes128gcm',
    });
    return {
      endpoint,
      method,
      headers: headers as Record<string, string>,
      body: body as Uint8Array<ArrayBuffer>,
    };
  }

  /** The push service keeps the latest of a topic alone. It must not learn who talks with whom. */
  private topicOf(tag: string): string {
    return createHmac('sha256', this.privateKey).update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
  }
}
