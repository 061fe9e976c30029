import { Injectable } from '@nestjs/common';
import { InterestsService } from '../interests/interests.service.js';
import { QuizService } from '../quiz/quiz.service.js';
import type { Traits } from './fit.js';

/** Reads interests and quiz answers for many travelers at once. */
@Injectable()
export class TravelerTraits {
  constructor(
    private readonly interests: InterestsService,
    private readonly quiz: QuizService,
  ) {}

  /** Returns a lookup by user id; interests are in display order. */
  async of(userIds: readonly number[]): Promise<(userId: number) => Traits> {
    const [interests, answers] = await Promise.all([
      this.interests.ofUsers(userIds),
      this.quiz.answersOf(userIds),
    ]);
    return (userId) => ({ interests: interests.get(userId) ?? [], answers: answers.get(userId) });
  }
}
