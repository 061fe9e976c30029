import { Injectable, Logger } from '@nestjs/common';
import type { PushKeyView, PushSubscriptionInput } from '@wayfellow/contracts';
import { plainFirstName } from '../../../platform/emails/plain-first-name.js';
import { Problem } from '../../../platform/problems/problem.js';
import { SendingTimes } from '../telling/sending-times.js';
import { Outboxes } from '../../../platform/jobs/outboxes.js';
import { type Device, type Push, PushSender } from './push-sender.js';
import { PushSubscriptionStore } from './push-subscription.store.js';
import { pushTextOf } from './push-texts.js';
import { type LeasedLine, PushedLineStore } from './pushed-line.store.js';

/** Over about an hour. */
const ATTEMPTS_MAX = 6;

/** Notifications on devices: which devices, what they show, and whether it is still to be shown. */
@Injectable()
export class PushesService {
  private readonly logger = new Logger(PushesService.name);

  constructor(
    private readonly sender: PushSender,
    private readonly subscriptions: PushSubscriptionStore,
    private readonly lines: PushedLineStore,
    private readonly times: SendingTimes,
    private readonly outboxes: Outboxes,
  ) {}

  /** What the session's own browser subscribes with, and whether it is subscribed. */
  async key(sessionId: string): Promise<PushKeyView> {
    return { key: this.sender.publicKey, isOn: await this.subscriptions.has(sessionId) };
  }

  /**
   * Subscribes the session's own browser, in place of what it had.
   * @throws Problem 400 for an address that is not of a known push service, or keys that are none; 401 when the session has ended
   */
  async subscribe(userId: number, sessionId: string, given: PushSubscriptionInput): Promise<void> {
    const endpoint = this.sender.endpoint(given.endpoint);
    const device = endpoint && { ...given, endpoint };
    if (!device || !this.sender.canEncrypt(device)) throw new Problem('push-service');
    if (!(await this.subscriptions.add(userId, sessionId, device))) throw new Problem('not-signed-in');
  }

  /** Ends the subscription of the session's own browser, if there is one. */
  unsubscribe(sessionId: string): Promise<void> {
    return this.subscriptions.removeOf(sessionId);
  }

  /** Pushes all lines that are due. One that no service takes is tried again for about an hour. */
  async sendDue(): Promise<void> {
    await this.outboxes.workOff(
      'pushes',
      () => this.lines.claim(),
      (line) => this.tell(line),
      ({ message }) => this.logger.warn(`A push failed: ${message}`),
    );
  }

  /** @throws if a device could not be told: its push service is down. */
  private async tell(line: LeasedLine): Promise<boolean> {
    const { userId, foldKey, kind, attempts } = line;
    const told = await this.lines.told(line);
    if (!told) return this.leave(line);
    // Whether somebody is fine is asked at once: a page that is connected may be open where nobody looks.
    const notBefore = kind === 'check-in' ? undefined : await this.times.notBefore(userId);
    if (notBefore) return this.leave(line, notBefore);
    const { body, named, to } = pushTextOf(kind, told);
    const push = {
      body: told.isNamed && told.actorName && named ? named(plainFirstName(told.actorName)) : body,
      to,
      tag: foldKey,
    };
    const devices = await this.subscriptions.devicesOf(userId);
    const taken = await Promise.all(devices.map((device) => this.send(device, push)));
    const isTold = taken.every(Boolean);
    if (isTold || attempts >= ATTEMPTS_MAX) await this.lines.settle(line);
    if (!isTold) throw new Error(`of attempt ${attempts} a device heard nothing`);
    return devices.length > 0;
  }

  private async leave(line: LeasedLine, notBefore?: Date): Promise<false> {
    await this.lines.settle(line, notBefore);
    return false;
  }

  /** Returns false if it is to be tried again: devices that have it already replace it, without a sound. */
  private async send(device: Device, push: Push): Promise<boolean> {
    const outcome = await this.sender.send(device, push);
    if (outcome === 'gone') await this.subscriptions.remove(device.endpoint);
    return outcome !== 'later';
  }
}
