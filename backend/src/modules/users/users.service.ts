import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type ProfileInput,
  type SessionUserView,
  type TravelerView,
  type UserView,
  TERMS_VERSION,
  usernameKey,
} from '@wayfellow/contracts';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { Problem } from '../../platform/problems/problem.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { insertedId } from '../../platform/database/inserted-id.js';
import { RefusedAddressesService } from './refused-addresses.service.js';
import { CredentialStore } from './credential.store.js';
import { UserEntity } from './user.entity.js';
import { UserStore } from './user.store.js';
import { toSessionUserView, toTravelerView, toUserView } from './user.view.js';

type NewUser = Omit<ProfileInput, 'profileImage'> & { username: string; passwordHash: string };
type Credentials = Pick<UserEntity, 'id' | 'passwordHash'>;

const refuseTaken = mapConstraintErrors({
  users_username_key_unique: 'username-taken',
  users_username_unique: 'username-taken',
  users_email_unique: 'email-taken',
});

declare module '../../platform/response-cache/response-cache.js' {
  interface CacheTopics {
    /** Any user's public fields. */
    users: unknown;
  }
}

/** Accounts and what others may see of them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly store: UserStore,
    private readonly cache: ResponseCache,
    private readonly emails: Emails,
    private readonly refused: RefusedAddressesService,
    private readonly credentials: CredentialStore,
  ) {}

  /**
   * Creates an account, emails a confirmation link to its address, and returns its id.
   * @throws Problem 403 for the address of a banned account, 409 when the username or the email address is taken, ignoring case
   */
  async create({ username, passwordHash, name, email, age, bio }: NewUser): Promise<number> {
    if (await this.refused.has(email)) throw new Problem('registration-refused');
    const person = { name, email, age: age || null, bio: bio || null };
    const terms = { termsVersion: TERMS_VERSION, termsAt: () => 'now()' };
    const row = { username, usernameKey: usernameKey(username), passwordHash, ...person, ...terms };
    const id = await this.users.manager.transaction(async (manager) => {
      const userId = await insertedId(manager.insert(UserEntity, row).catch(refuseTaken));
      await this.emails.enqueue(manager, 'confirm', { userId });
      return userId;
    });
    this.emails.wakeWorker();
    return id;
  }

  /** What a sign-in is checked against; undefined if there is no such username, or its account is deleted. */
  async credentialsOf(username: string): Promise<Credentials | undefined> {
    const select = { id: true, passwordHash: true, usernameKey: true };
    // A few usernames are older than the keys and would share theirs with another: their key is their exact spelling.
    const where = { usernameKey: In([usernameKey(username), username]), standing: Not('gone' as const) };
    const found = await this.users.find({ select, where });
    return found.find((user) => user.usernameKey === username) ?? found[0];
  }

  /**
   * Locks these users until the transaction ends, so that what it counts of theirs cannot change meanwhile. Returns
   * whether all of them exist.
   */
  async lock(manager: EntityManager, ...ids: number[]): Promise<boolean> {
    return (await this.store.lock(manager, ids)) === ids.length;
  }

  /**
   * Locks a user whose account is about to be erased, until the transaction ends. Rows that refer to the user and are being
   * added, such as a case, are waited for, so that the erasure sees them.
   */
  lockToErase(manager: EntityManager, id: number): Promise<void> {
    return this.store.lockToErase(manager, id);
  }

  /** Where emails about an account go, and the name to greet with: null for an address that nobody confirmed. */
  async addressee(id: number): Promise<{ to: string; name: string | null } | undefined> {
    const user = await this.credentials.addressee(id);
    return user && { to: user.confirmedEmail ?? user.email, name: user.confirmedEmail && user.name };
  }

  /** The user's own view; undefined if the account is gone. */
  async sessionUser(id: number): Promise<SessionUserView | undefined> {
    const user = await this.store.own(id);
    return user ? toSessionUserView(user) : undefined;
  }

  /** @throws Problem 404 when there is no such user for the viewer */
  async one(viewerId: number, id: number): Promise<UserView> {
    const user = await this.store.visibleTo(viewerId, id);
    if (!user) throw new Problem('unknown-user');
    return toUserView(user);
  }

  /** Whether a user is visible to a viewer, as `canSeeSql` has it. */
  canSee(manager: EntityManager, viewerId: number, id: number): Promise<boolean> {
    return this.store.canSee(manager, viewerId, id);
  }

  /** Users as other travelers see them, by id. Users who do not exist are left out. */
  async travelers(ids: readonly number[]): Promise<Map<number, TravelerView>> {
    if (ids.length === 0) return new Map();
    const users = await this.store.travelers([...new Set(ids)]);
    return new Map(users.map((user) => [user.id, toTravelerView(user)]));
  }

  /** Replaces a user's own picture. Call `pictureChanged` after the commit. */
  async setPicture(manager: EntityManager, id: number, profileImage: string | null): Promise<void> {
    await this.lock(manager, id);
    await manager.update(UserEntity, { id }, { profileImage });
  }

  /** Replaces the picture of a user whom the caller has locked, if it is the given one. Returns whether it was. */
  async exchangePicture(
    manager: EntityManager,
    id: number,
    from: string | null,
    to: string | null,
  ): Promise<boolean> {
    const where = { id, profileImage: from ?? IsNull() };
    const { affected } = await manager.update(UserEntity, where, { profileImage: to });
    return affected === 1;
  }

  /** Drops cached lists that show the picture before. */
  pictureChanged(): void {
    this.cache.invalidate('users');
  }
}
