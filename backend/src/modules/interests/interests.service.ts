import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type InterestInput,
  type InterestName,
  type InterestView,
  interestNames,
} from '@wayfellow/contracts';
import { Repository } from 'typeorm';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { Problem } from '../../platform/problems/problem.js';
import { InterestEntity, toInterestView } from './interest.entity.js';
import { InterestStore } from './interest.store.js';

const refuseDeletedUser = mapConstraintErrors({ user_interests_user_id_fkey: 'not-signed-in' });

/** A traveler's interests, chosen from a fixed list. */
@Injectable()
export class InterestsService {
  constructor(
    @InjectRepository(InterestEntity) private readonly interests: Repository<InterestEntity>,
    private readonly store: InterestStore,
  ) {}

  async list(userId: number): Promise<InterestView[]> {
    const select = { id: true, name: true };
    const own = await this.interests.find({ select, where: { userId }, order: { id: 'ASC' } });
    return own.map(toInterestView);
  }

  /** Idempotent: adding an interest again returns the existing one. */
  async add(userId: number, { name }: InterestInput): Promise<InterestView> {
    return this.store.add(userId, name).catch(refuseDeletedUser);
  }

  /** Interests by user id, in display order. Users without any are left out. */
  async ofUsers(userIds: readonly number[]): Promise<Map<number, InterestName[]>> {
    const found = await this.store.ofUsers(userIds);
    return new Map(
      found.map(({ userId, names }) => [userId, interestNames.filter((name) => names.includes(name))]),
    );
  }

  /** @throws Problem 404 unless the interest belongs to the user */
  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.interests.delete({ id, userId });
    if (!affected) throw new Problem('unknown-interest');
  }
}
