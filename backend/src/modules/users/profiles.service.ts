import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ProfileInput, type SessionUserView, isOwnPicture, rules } from '@wayfellow/contracts';
import { type FindOptionsSelect, Repository } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { isSameAddress } from './credential.store.js';
import { UserEntity } from './user.entity.js';
import { UserStore } from './user.store.js';
import { UsersService } from './users.service.js';

/** Each is sent an email, and a taken one is told. */
const newAddresses: RateLimit = { name: 'newAddresses', points: 5, duration: 24 * 60 * 60 };

type ProfileRow = Pick<UserEntity, 'name' | 'email' | 'age' | 'bio' | 'profileImage'>;

const replaced = {
  id: true,
  email: true,
  confirmedEmail: true,
  profileImage: true,
} satisfies FindOptionsSelect<UserEntity>;

const refuseTaken = mapConstraintErrors({ users_email_unique: 'email-taken' });

/** What users change of their own profile. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(UserEntity) private readonly profiles: Repository<UserEntity>,
    private readonly users: UsersService,
    private readonly store: UserStore,
    private readonly cache: ResponseCache,
    private readonly audit: Audit,
    private readonly emails: Emails,
    private readonly limits: RateLimits,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Replaces a user's own profile.
   * @throws Problem 400 for a picture of ours that is not theirs, 403 for another user's profile, 409 when the email address is
   * taken, 429 after too many new addresses
   */
  async update(
    request: IncomingMessage,
    currentUserId: number,
    id: number,
    input: ProfileInput,
  ): Promise<SessionUserView> {
    if (id !== currentUserId) throw new Problem('forbidden');
    await this.countAddress(id, input.email);
    const { name, email, age, bio, profileImage } = input;
    const row = { name, email, age: age || null, bio: bio || null, profileImage: profileImage || null };
    const hasNewEmail = await this.replace(id, row);
    this.audit.record('profile-changed', request, { userId: id });
    if (hasNewEmail) this.audit.record('email-changed', request, { userId: id });
    this.cache.invalidate('users');
    const user = await this.users.sessionUser(id);
    if (!user) throw new Problem('not-signed-in');
    return user;
  }

  private async countAddress(id: number, email: string): Promise<void> {
    const user = await this.store.own(id);
    if (user && !isSameAddress(user.email, email)) await this.limits.consume(newAddresses, id);
  }

  /**
   * Stores a profile. If the email address changes, emails a confirmation link to the new one and a notice to the old
   * one. Returns whether it changed.
   */
  private async replace(id: number, row: ProfileRow): Promise<boolean> {
    const isNew = await this.profiles.manager.transaction(async (manager) => {
      await this.users.lock(manager, id);
      const before = await manager.findOne(UserEntity, { select: replaced, where: { id } });
      if (isOwnPicture(row.profileImage ?? '') && row.profileImage !== before?.profileImage)
        throw invalidInput({ profileImage: rules.profileImage.text });
      await manager.update(UserEntity, { id }, row).catch(refuseTaken);
      if (!before || isSameAddress(before.email, row.email)) return false;
      // The notice has a link that restores the old address. It goes to confirmed addresses only: any other may be a
      // stranger's, who must not get the account.
      if (isSameAddress(before.confirmedEmail, before.email))
        await this.emails.enqueue(manager, 'email-changed', {
          userId: id,
          from: before.email,
          to: row.email,
          at: new Date(),
        });
      await this.emails.enqueue(manager, 'confirm', { userId: id });
      await this.notifications.record(manager, { userId: id, kind: 'email', subject: {}, foldKey: 'email' });
      return true;
    });
    if (isNew) {
      this.emails.wakeWorker();
      this.notifications.announce([id]);
    }
    return isNew;
  }
}
