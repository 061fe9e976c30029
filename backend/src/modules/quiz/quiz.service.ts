import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PreferencesInput, PreferencesView, QuizAnswers } from '@wayfellow/contracts';
import { In, Repository } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { TravelPreferencesEntity } from './travel-preferences.entity.js';

const shown = { userId: true, answers: true } as const;

/** The compatibility quiz of Premium subscribers. */
@Injectable()
export class QuizService {
  constructor(
    @InjectRepository(TravelPreferencesEntity)
    private readonly preferences: Repository<TravelPreferencesEntity>,
    private readonly entitlements: EntitlementsService,
  ) {}

  /** @throws Problem 403 without Premium */
  async mine(userId: number): Promise<PreferencesView> {
    await this.entitlements.requirePremium(userId);
    const stored = await this.preferences.findOne({ select: shown, where: { userId } });
    return { preferences: stored?.answers ?? null };
  }

  /**
   * Stores the answers; taking the quiz again replaces them.
   * @throws Problem 403 without Premium or for another user's answers
   */
  async save(currentUserId: number, { userId, preferences }: PreferencesInput): Promise<PreferencesView> {
    if (userId !== currentUserId) throw new Problem('forbidden');
    await this.entitlements.requirePremium(userId);
    await this.preferences.upsert({ userId, answers: preferences }, ['userId']);
    return { preferences };
  }

  /** Stored answers by user id. Users who did not take the quiz are left out. */
  async answersOf(userIds: readonly number[]): Promise<Map<number, QuizAnswers>> {
    if (userIds.length === 0) return new Map();
    const stored = await this.preferences.find({
      select: shown,
      where: { userId: In([...new Set(userIds)]) },
    });
    return new Map(stored.map(({ userId, answers }) => [userId, answers]));
  }
}
