import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/problems/problem.js';
import type { EntityManager } from 'typeorm';
import { CasesService } from '../../reports/cases.service.js';
import { ConflictStore } from './conflict.store.js';

/** A case whose row is locked until the transaction ends. */
export type LockedCase = Awaited<ReturnType<CasesAtWork['lock']>>;

/** Locks a case for the one who works on it. */
@Injectable()
export class CasesAtWork {
  constructor(
    private readonly cases: CasesService,
    private readonly conflicts: ConflictStore,
  ) {}

  /**
   * Locks an open case as the viewer has read it.
   * @throws Problem 404 for a case that does not exist or is about the viewer, 409 when somebody else has worked on it
   */
  async lock(manager: EntityManager, viewerId: number, id: number, version: number) {
    const found = await this.cases.lock(manager, id);
    if (!found || found.personId === viewerId) throw new Problem('unknown-case');
    if (found.state === 'closed' || found.version !== version) throw new Problem('case-changed');
    return found;
  }

  /** @throws Problem 409 where the viewer has something to do with the case */
  async requireNoConflict(manager: EntityManager, viewerId: number, id: number): Promise<void> {
    if (await this.conflicts.hasConflict(manager, viewerId, id)) throw new Problem('conflict-of-interest');
  }
}
