import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Emails } from '../../platform/emails/emails.service.js';
import { SessionStore } from '../../platform/sessions/session-store.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { SecondStepService } from '../second-step/second-step.service.js';
import { CredentialStore, isSameAddress } from '../users/credential.store.js';
import { AccountLinkStore, type LinkPurpose, type UsedLink } from './account-link.store.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Changes email addresses and passwords. Each change is one transaction with the link that it uses up and the email
 * about it.
 */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly database: DataSource,
    private readonly links: AccountLinkStore,
    private readonly credentials: CredentialStore,
    private readonly sessions: SessionStore,
    private readonly emails: Emails,
    private readonly notifications: NotificationsService,
    private readonly secondStep: SecondStepService,
  ) {}

  /** Like every change by link, returns the user's id; undefined if the link does not work. */
  confirmEmail(token: string): Promise<number | undefined> {
    return this.byLink('confirm', token, (manager, userId, { address }) =>
      this.credentials.confirmEmail(manager, userId, address),
    );
  }

  /** Ends all sessions of the account. */
  async resetPassword(token: string, hash: string, device: string): Promise<number | undefined> {
    let ended: string[] = [];
    const userId = await this.byLink('reset', token, async (manager, id) => {
      if (!(await this.credentials.changePassword(manager, id, hash))) return false;
      await this.enqueuePasswordChange(manager, id, device);
      ended = await this.sessions.removeAllOf(manager, id);
      return true;
    });
    this.sessions.announceEnd(ended);
    return userId;
  }

  /**
   * Takes back what somebody did to the account, by the link in the email about it: restores the address that the email went
   * to, revokes all other links of the account, ends its sessions, and emails a password reset link to the address. A second
   * step that was turned on since, or in the day before, is turned off: a session alone turns the first one on, so it may be
   * that of somebody who took the account over.
   * @throws Problem 409 when somebody else has the address by now
   */
  async undo(token: string): Promise<number | undefined> {
    let ended: string[] = [];
    const userId = await this.byLink(
      'undo',
      token,
      async (manager, id, { address, changedAt, onlyCurrent }) => {
        const before = await this.credentials.lockAddressee(manager, id);
        const isThere = isSameAddress(before?.email, address);
        if (onlyCurrent && !isThere) return false;
        if (!(await this.credentials.restoreEmail(manager, id, address))) return false;
        await this.links.end(manager, id);
        await this.secondStep.turnOffSince(manager, id, new Date(changedAt.getTime() - DAY_MS));
        ended = await this.sessions.removeAllOf(manager, id);
        await this.emails.enqueue(manager, 'reset', { asked: address });
        if (!isThere)
          await this.notifications.record(manager, {
            userId: id,
            kind: 'email',
            subject: {},
            foldKey: 'email',
          });
        return true;
      },
    );
    this.sessions.announceEnd(ended);
    return userId;
  }

  /** Ends all sessions but the one named. Returns false, and does nothing, if the password has changed since it was checked. */
  async changePassword(
    userId: number,
    { from, to }: { from: string; to: string },
    { device, sessionId }: { device: string; sessionId: string },
  ): Promise<boolean> {
    const ended = await this.database.transaction(async (manager) => {
      if (!(await this.credentials.changePassword(manager, userId, to, from))) return undefined;
      await this.links.end(manager, userId, 'reset');
      await this.enqueuePasswordChange(manager, userId, device);
      // After the update, which a sign-in waits for before it counts: see AuthService.
      return this.sessions.removeAllOf(manager, userId, sessionId);
    });
    this.sessions.announceEnd(ended ?? []);
    return ended !== undefined;
  }

  private byLink(
    purpose: LinkPurpose,
    token: string,
    change: (manager: EntityManager, userId: number, link: UsedLink) => Promise<boolean>,
  ): Promise<number | undefined> {
    return this.database.transaction(async (manager) => {
      const link = await this.links.use(manager, purpose, token);
      if (!link || !(await change(manager, link.userId, link))) return undefined;
      return link.userId;
    });
  }

  private async enqueuePasswordChange(manager: EntityManager, userId: number, device: string): Promise<void> {
    await this.emails.enqueue(manager, 'password-changed', { userId, device, at: new Date() });
    const subject = { device };
    await this.notifications.record(manager, { userId, kind: 'password', subject, foldKey: 'password' });
  }
}
