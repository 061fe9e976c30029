import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeStore } from './recovery-code.store.js';
import { formatCode, newRecoveryCodes, normalizeCode } from './recovery-codes.js';
import { SealedKeys } from './sealed-keys.js';

/** The recovery codes of accounts: one set, whatever the other factors are. */
@Injectable()
export class Recovery {
  constructor(
    private readonly store: RecoveryCodeStore,
    private readonly keys: SealedKeys,
  ) {}

  /**
   * Makes a set of codes in the transaction that turns another factor on, and returns them: only their hashes are stored. The
   * caller has locked the user. None while some of an earlier set are left.
   */
  async issue(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => this.keys.hashOf(userId, code));
    const isNew = await this.store.addUnlessAny(manager, userId, hashes);
    return isNew ? codes.map(formatCode) : [];
  }

  /** Removes codes that were told at that time or later, in the transaction of something else. */
  removeSince(manager: EntityManager, userId: number, since: Date): Promise<void> {
    return this.store.removeSince(manager, userId, since);
  }

  /** Uses a code up. Returns whether it was right. */
  use(userId: number, typed: string): Promise<boolean> {
    return this.store.use(userId, this.keys.hashOf(userId, normalizeCode(typed)));
  }
}
