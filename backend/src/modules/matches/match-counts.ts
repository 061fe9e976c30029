import { Injectable } from '@nestjs/common';
import type { MatchCountsView } from '@wayfellow/contracts';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { MatchStore } from './match.store.js';

/** A user's number of matches by list, and of requests left on the free plan. */
@Injectable()
export class MatchCounts {
  constructor(
    private readonly store: MatchStore,
    private readonly entitlements: EntitlementsService,
  ) {}

  async of(userId: number): Promise<MatchCountsView> {
    const [counts, isPremium] = await Promise.all([
      this.store.counts(userId),
      this.entitlements.isPremium(userId),
    ]);
    return isPremium ? { ...counts, requestsLeft: null } : counts;
  }
}
