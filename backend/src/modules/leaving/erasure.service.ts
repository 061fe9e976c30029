import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eachAlone } from '../../platform/jobs/each-alone.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { CredentialStore } from '../users/credential.store.js';
import { RefusedAddressesService } from '../users/refused-addresses.service.js';
import { StandingsService } from '../users/standings.service.js';
import { UsersService } from '../users/users.service.js';
import { DepartureStore } from './departure.store.js';

/** What jobs do for those who leave. Running twice, or on several workers at once, changes nothing. */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly database: DataSource,
    private readonly store: DepartureStore,
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly credentials: CredentialStore,
    private readonly refused: RefusedAddressesService,
    private readonly standings: StandingsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly emails: Emails,
  ) {}

  /** Erases all accounts that are due. */
  async eraseDue(): Promise<void> {
    await eachAlone(
      await this.store.due(),
      (userId) => `user ${userId}`,
      (userId) => this.erase(userId),
    );
  }

  /** Ends Premium of those who leave at the end of what they paid for, so that nothing more is charged. */
  async endPremium(): Promise<void> {
    const leaving = await this.store.leaving();
    if (leaving.length > 0) await this.subscriptions.endRenewals(leaving);
  }

  /** One account in one transaction: all of it is erased, or nothing. */
  private async erase(userId: number): Promise<void> {
    const isErased = await this.database.transaction(async (manager) => {
      await this.users.lockToErase(manager, userId);
      const choices = await this.store.claim(manager, userId);
      if (!choices) return false;
      await this.refused.keep(manager, userId);
      const addressee = await this.credentials.addressee(userId);
      await this.personalData.erase(manager, userId, choices);
      // The email has the address itself: afterwards nothing else does.
      if (addressee)
        await this.emails.enqueue(manager, 'erased', { to: addressee.confirmedEmail ?? addressee.email });
      return true;
    });
    if (!isErased) return;
    this.logger.log(`Erased the account of user ${userId}`);
    await this.standings.announce(userId);
    this.emails.wakeWorker();
  }
}
