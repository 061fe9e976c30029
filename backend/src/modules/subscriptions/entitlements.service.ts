import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SubscriptionStatusView, Tier } from '@wayfellow/contracts';
import { Repository } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { SubscriptionEntity } from './state/subscription.entity.js';
import { toSubscriptionStatusView } from './state/subscription.view.js';

const shown = {
  userId: true,
  status: true,
  currentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  isPremium: true,
} as const;

/** What a user is entitled to, derived from the stored subscription at each call. */
@Injectable()
export class EntitlementsService {
  constructor(
    @InjectRepository(SubscriptionEntity) private readonly subscriptions: Repository<SubscriptionEntity>,
  ) {}

  async statusOf(userId: number): Promise<SubscriptionStatusView> {
    return toSubscriptionStatusView(await this.subscriptions.findOne({ select: shown, where: { userId } }));
  }

  async tierOf(userId: number): Promise<Tier> {
    return (await this.statusOf(userId)).tier;
  }

  async isPremium(userId: number): Promise<boolean> {
    return (await this.tierOf(userId)) === 'premium';
  }

  /** @throws Problem 403 'premium-required' unless the user is a Premium subscriber now */
  async requirePremium(userId: number): Promise<void> {
    if (!(await this.isPremium(userId))) throw new Problem('premium-required');
  }
}
