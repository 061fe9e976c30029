import { Injectable } from '@nestjs/common';
import { type ChatView, groupLimits, limits } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { StandingsService } from '../users/standings.service.js';
import { UserLimits } from '../users/user-limits.service.js';
import { UsersService } from '../users/users.service.js';
import { ChatsService } from './list/chats.service.js';
import { ConversationStore, type LockedConversation } from './members/conversation.store.js';
import { type AfterCommit, Membership } from './members/membership.service.js';

/**
 * Groups: who starts them, is invited, joins and leaves. Each change locks the users that it names, as a block does, and then the
 * conversation, as a message does, so that they happen one after the other.
 */
@Injectable()
export class GroupsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ConversationStore,
    private readonly membership: Membership,
    private readonly chats: ChatsService,
    private readonly users: UsersService,
    private readonly standings: StandingsService,
    private readonly limits: UserLimits,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Starts a group with invitations to some of a user's matches, once for each clientId.
   * @throws Problem 403 when one of them cannot be added, 429 past a limit of groups or invitations
   */
  async create(
    userId: number,
    {
      title,
      userIds,
      clientId,
    }: { title?: string | null; userIds: readonly number[]; clientId?: string | null },
  ): Promise<ChatView> {
    const isNewcomer = await this.limits.isNew(userId);
    const { id, isNew } = await this.database.transaction(async (manager) => {
      await this.lockUsers(manager, userId, userIds);
      const group = {
        kind: 'group',
        title: title || null,
        ownerId: userId,
        clientId: clientId || null,
      } as const;
      const made = await this.store.add(manager, group);
      if (!made.isNew) return made;
      await this.invitePeople(manager, userId, { id: made.id, members: [userId] }, userIds, isNewcomer);
      const { startedToday } = await this.store.usageOf(manager, userId);
      this.limits.checkDay(startedToday, groupLimits.startedPerDay, isNewcomer, 'too-many-groups');
      return made;
    });
    if (isNew) this.announce(id, [userId], userIds);
    return this.chats.one(userId, id);
  }

  /**
   * Invites some of a member's matches.
   * @throws Problem 404 unless the user is in the group, 403 when one of them cannot be added, 409 past the places of a group
   */
  async invite(userId: number, id: number, userIds: readonly number[]): Promise<ChatView> {
    await this.membership.requireWriter(userId, id);
    const isNewcomer = await this.limits.isNew(userId);
    const members = await this.database.transaction(async (manager) => {
      await this.lockUsers(manager, userId, userIds);
      const group = await this.lockAsMember(manager, userId, id);
      await this.invitePeople(manager, userId, group, userIds, isNewcomer);
      return group.members;
    });
    this.announce(id, members, userIds);
    return this.chats.one(userId, id);
  }

  /**
   * Answers an invitation. Returns the group; to who declines, as it was.
   * @throws Problem 404 unless an invitation waits, 403 if the group has closed
   */
  async answer(userId: number, id: number, answer: 'joined' | 'declined'): Promise<ChatView> {
    const before = await this.chats.one(userId, id);
    if (!before.invitedBy) throw new Problem('unknown-conversation');
    const after = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      const group = await this.lock(manager, id);
      if (!(await this.store.invited(manager, id)).includes(userId))
        throw new Problem('unknown-conversation');
      await this.notifications.settle(manager, userId, foldKeyOf(id));
      if (answer === 'joined') return this.membership.join(manager, group, [userId]);
      return this.decline(manager, group, userId, 'left');
    });
    after();
    if (answer === 'declined') return before;
    this.notifications.announce([userId]);
    return this.chats.one(userId, id);
  }

  /**
   * Leaves a group, or takes somebody out of it, or back their invitation, as the one who started it.
   * @throws Problem 404 unless both are in the group, 403 for another than who started it
   */
  async remove(userId: number, id: number, otherUserId: number): Promise<void> {
    await this.membership.requireMember(userId, id);
    const after = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId, otherUserId);
      const group = await this.lockAsMember(manager, userId, id, { mayBeClosed: true });
      const isSelf = userId === otherUserId;
      if (!isSelf && group.ownerId !== userId) throw new Problem('not-host');
      const state = isSelf ? 'left' : 'removed';
      if (group.members.includes(otherUserId))
        return this.membership.leave(manager, group, [otherUserId], state);
      if (!(await this.store.invited(manager, id)).includes(otherUserId)) throw new Problem('unknown-user');
      await this.notifications.settle(manager, otherUserId, foldKeyOf(id));
      return this.decline(manager, group, otherUserId, state);
    });
    after();
  }

  /** @throws Problem 404 unless the user is in the group, 429 past the hourly limit */
  async rename(userId: number, id: number, title: string): Promise<ChatView> {
    await this.membership.requireWriter(userId, id);
    await this.limits.consume(userId, 'chatChangesPerHour');
    const after = await this.database.transaction(async (manager) => {
      const group = await this.lockAsMember(manager, userId, id);
      await this.store.rename(manager, id, title);
      return this.membership.tell(manager, group, 'renamed', title, userId);
    });
    after();
    return this.chats.one(userId, id);
  }

  private async invitePeople(
    manager: EntityManager,
    userId: number,
    { id, members }: Pick<LockedConversation, 'id' | 'members'>,
    userIds: readonly number[],
    isNewcomer: boolean,
  ): Promise<void> {
    await this.standings.requireActive(manager, userId);
    if (!(await this.store.areInvitable(manager, userId, userIds, members, id)))
      throw new Problem('cannot-add');
    const invited = await this.store.invited(manager, id);
    if (members.length + invited.length + userIds.length > limits.group.people)
      throw new Problem('group-full');
    await this.store.invite(manager, id, userId, userIds);
    const { waiting } = await this.store.usageOf(manager, userId);
    this.limits.check(waiting, groupLimits.invitations, isNewcomer, 'too-many-invitations');
    for (const invitedId of userIds)
      await this.notifications.record(manager, {
        userId: invitedId,
        kind: 'group',
        actorId: userId,
        subject: { conversationId: id },
        foldKey: foldKeyOf(id),
      });
  }

  private async decline(
    manager: EntityManager,
    { id, members }: LockedConversation,
    userId: number,
    state: 'left' | 'removed',
  ): Promise<AfterCommit> {
    await this.store.leave(manager, id, [userId], state, null);
    return () => {
      this.membership.announce(id, [...members, userId]);
      // The invitation is not in their bell any more.
      this.notifications.announce([userId]);
    };
  }

  /** Those who do not exist are alike those who cannot be added. */
  private async lockUsers(manager: EntityManager, userId: number, userIds: readonly number[]): Promise<void> {
    if (userIds.includes(userId) || !(await this.users.lock(manager, userId, ...userIds)))
      throw new Problem('cannot-add');
  }

  private async lock(manager: EntityManager, id: number, { mayBeClosed = false } = {}) {
    const group = await this.store.lock(manager, id);
    if (group?.kind !== 'group') throw new Problem('unknown-conversation');
    if (!group.isOpen && !mayBeClosed) throw new Problem('conversation-closed');
    return group;
  }

  private async lockAsMember(manager: EntityManager, userId: number, id: number, options = {}) {
    const group = await this.lock(manager, id, options);
    if (!group.members.includes(userId)) throw new Problem('unknown-conversation');
    return group;
  }

  private announce(id: number, members: readonly number[], invitedIds: readonly number[]): void {
    this.membership.announce(id, [...members, ...invitedIds]);
    this.notifications.announce(invitedIds);
  }
}

const foldKeyOf = (id: number): string => `group:${id}`;
