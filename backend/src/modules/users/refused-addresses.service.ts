import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refusedAddressDays } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { accountSecret } from '../../platform/keys/account-secret.js';
import { RefusedAddressStore } from './refused-address.store.js';

/** Email addresses of banned accounts, which open no other account for a year. Only their keyed hashes are stored. */
@Injectable()
export class RefusedAddressesService {
  private readonly key: Buffer;

  constructor(
    private readonly store: RefusedAddressStore,
    config: Config,
  ) {
    this.key = createHmac('sha256', accountSecret(config)).update('refused-addresses').digest();
  }

  /** Refuses the addresses of an account from now on. */
  async refuse(manager: EntityManager, userId: number): Promise<void> {
    for (const address of await this.store.addressesOf(manager, userId))
      await this.store.refuse(manager, this.hashOf(address), userId, refusedAddressDays);
  }

  /** Takes them again, after a ban was lifted. */
  release(manager: EntityManager, userId: number): Promise<void> {
    return this.store.release(manager, userId);
  }

  has(address: string): Promise<boolean> {
    return this.store.has(this.hashOf(address.toLowerCase()));
  }

  /** Forgets those whose time is over. */
  forget(): Promise<void> {
    return this.store.forget();
  }

  private hashOf(address: string): Buffer {
    return createHmac('sha256', this.key).update(address).digest();
  }
}
