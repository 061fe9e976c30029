import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import type { AfterCommit } from '../../conversations/meetup-conversations.service.js';
import { UsersService } from '../../users/users.service.js';
import { type LockedMeetup, MeetupStore } from '../rows/meetup.store.js';

/**
 * Changes of one meetup, one after the other. Each locks the user, so that blocks of theirs come before or after it, and then
 * the meetup, whose row decides who gets the last place.
 */
@Injectable()
export class MeetupChanges {
  constructor(
    private readonly database: DataSource,
    private readonly store: MeetupStore,
    private readonly users: UsersService,
  ) {}

  /**
   * Changes a meetup that exists for a user in one transaction, and announces it after the commit.
   * @throws Problem 404 for whom it does not exist
   */
  async make(
    userId: number,
    id: number,
    change: (manager: EntityManager, meetup: LockedMeetup) => Promise<AfterCommit[]>,
  ): Promise<void> {
    const announcements = await this.database.transaction(async (manager) => {
      await this.lockUser(manager, userId);
      const meetup = await this.store.lock(manager, userId, id);
      if (!meetup) throw new Problem('unknown-meetup');
      return change(manager, meetup);
    });
    for (const announce of announcements) announce();
  }

  /** Locks a user until the transaction ends, so that what it counts of theirs cannot change meanwhile. */
  async lockUser(manager: EntityManager, userId: number): Promise<void> {
    if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
  }
}
