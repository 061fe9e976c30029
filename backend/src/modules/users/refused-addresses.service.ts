import { Injectable } from '@nestjs/common';
import { refusedAddressDays } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { addressHashes } from '../../platform/keys/address-hashes.js';
import { RefusedAddressStore } from './refused-address.store.js';

/**
 * Email addresses of banned accounts, which open no other account for a year, and of accounts that were erased while a case about
 * them was open, until it closes. Only their keyed hashes are stored.
 */
@Injectable()
export class RefusedAddressesService {
  private readonly hashOf: (address: string) => Buffer;

  constructor(
    private readonly store: RefusedAddressStore,
    config: Config,
  ) {
    this.hashOf = addressHashes(config, 'refused-addresses');
  }

  /** Refuses the addresses of an account that is banned since a moment, also those that it had when it was erased. */
  async refuse(manager: EntityManager, userId: number, since: Date): Promise<void> {
    const hashes = await this.hashesOf(manager, userId);
    await this.store.refuse(manager, userId, hashes, { since, days: refusedAddressDays });
    await this.store.drop(manager, userId);
  }

  /** Takes them again: a ban was lifted, or a case about the account ended without one. */
  async release(manager: EntityManager, userId: number): Promise<void> {
    await this.store.release(manager, userId);
    await this.store.drop(manager, userId);
  }

  /** Before an account is erased: keeps what a ban needs that is decided later, if a case about it is open. */
  async keep(manager: EntityManager, userId: number): Promise<void> {
    await this.store.keep(manager, userId, await this.hashesOf(manager, userId));
  }

  has(address: string): Promise<boolean> {
    return this.store.has(this.hashOf(address));
  }

  /** Forgets those whose time is over. */
  forget(): Promise<void> {
    return this.store.forget();
  }

  private async hashesOf(manager: EntityManager, userId: number): Promise<Buffer[]> {
    return (await this.store.addressesOf(manager, userId)).map(this.hashOf);
  }
}
