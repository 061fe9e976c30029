import { Injectable } from '@nestjs/common';
import { type InterestName, interestNames } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { QuizService } from '../quiz/quiz.service.js';
import type { Traits } from './fit.js';

const interestsSql = `
  SELECT user_id AS "userId", array_agg(name) AS names FROM user_interests
  WHERE user_id = ANY($1) GROUP BY user_id`;

/** Reads interests and quiz answers for many travelers at once. */
@Injectable()
export class TravelerTraits {
  constructor(
    private readonly pool: PgPool,
    private readonly quiz: QuizService,
  ) {}

  /** By user id; interests in the order in which the product lists them. */
  async of(userIds: readonly number[]): Promise<(userId: number) => Traits> {
    const [interests, answers] = await Promise.all([this.interestsOf(userIds), this.quiz.answersOf(userIds)]);
    return (userId) => ({ interests: interests.get(userId) ?? [], answers: answers.get(userId) });
  }

  private async interestsOf(userIds: readonly number[]): Promise<Map<number, InterestName[]>> {
    const { rows } = await this.pool.query<{ userId: number; names: InterestName[] }>(interestsSql, [
      userIds,
    ]);
    return new Map(
      rows.map(({ userId, names }) => [userId, interestNames.filter((name) => names.includes(name))]),
    );
  }
}
