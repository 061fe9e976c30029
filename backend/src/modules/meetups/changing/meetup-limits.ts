import { Injectable } from '@nestjs/common';
import { type ProblemCode, meetupLimits, meetupTexts } from '@wayfellow/contracts';
import { invalidInput } from '../../../platform/problems/problem.js';
import { UserLimits } from '../../users/user-limits.service.js';

interface Counted {
  readonly everybody: number;
  readonly newcomers: number;
}

/** How much of meetups a user may do. */
@Injectable()
export class MeetupLimits {
  constructor(private readonly users: UserLimits) {}

  /** Whether a user's account is new, and its limits lower. Not to be asked within a transaction. */
  isNew(userId: number): Promise<boolean> {
    return this.users.isNew(userId);
  }

  /**
   * Counts a change of which everybody in a meetup is told.
   * @throws Problem 429 with the seconds to wait when that is too many
   */
  countChange(userId: number, isNew?: boolean): Promise<void> {
    return this.users.consume(userId, 'chatChangesPerHour', isNew);
  }

  /** @throws Problem of the given code when there are more than a user may have */
  check(count: number, limit: Counted, isNew: boolean, code: ProblemCode): void {
    this.users.check(count, limit, isNew, code);
  }

  /** @throws Problem of the given code, with the seconds to wait, when a day has more than it may */
  checkDay(freeIn: readonly number[], limit: Counted, isNew: boolean, code: ProblemCode): void {
    this.users.checkDay(freeIn, limit, isNew, code);
  }

  /** @throws Problem 400 when a new account offers more places than it may */
  checkPlaces(capacity: number, isNew: boolean): void {
    if (isNew && capacity > meetupLimits.places.newcomers)
      throw invalidInput({ capacity: meetupTexts.newcomerPlaces });
  }
}
