import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveHub } from '../../../platform/live/live-hub.js';
import { Problem } from '../../../platform/problems/problem.js';
import { GroupMessages } from '../../messages/groups/group-messages.service.js';
import { ConversationStore, type LockedConversation } from './conversation.store.js';
import { type Seat, SeatStore } from './seat.store.js';

/** Tells of a change; call it after its commit. */
export type AfterCommit = () => void;

/**
 * Who is in a conversation of several, and how that changes: under the lock of its row, which messages take, too, with a line of the
 * system for each who comes or goes.
 */
@Injectable()
export class Membership {
  constructor(
    private readonly store: ConversationStore,
    private readonly seats: SeatStore,
    private readonly messages: GroupMessages,
    private readonly live: LiveHub,
  ) {}

  async isMember(userId: number, id: number): Promise<boolean> {
    return (await this.seats.seat(userId, id))?.state === 'member';
  }

  /** @throws Problem 404 unless the user is in the conversation */
  async requireMember(userId: number, id: number): Promise<Seat> {
    const seat = await this.seats.seat(userId, id);
    if (seat?.state !== 'member') throw new Problem('unknown-conversation');
    return seat;
  }

  /** As `requireMember`, of one that can be written to. @throws Problem 403 if it has closed */
  async requireWriter(userId: number, id: number): Promise<Seat> {
    const seat = await this.requireMember(userId, id);
    if (!seat.isOpen) throw new Problem('conversation-closed');
    return seat;
  }

  /** Takes users in: they read from now on. */
  async join(
    manager: EntityManager,
    conversation: LockedConversation,
    userIds: readonly number[],
  ): Promise<AfterCommit> {
    const { id } = conversation;
    const members = [...conversation.members, ...userIds];
    await this.store.join(manager, id, userIds, await this.messages.latestId(manager, id));
    await this.store.writeMembers(manager, id, members);
    return this.tellOfEach(manager, { ...conversation, members }, 'joined', userIds);
  }

  /** Lets users go, or takes them out. */
  async leave(
    manager: EntityManager,
    conversation: LockedConversation,
    userIds: readonly number[],
    state: 'left' | 'removed',
  ): Promise<AfterCommit> {
    const { id } = conversation;
    const members = conversation.members.filter((member) => !userIds.includes(member));
    await this.store.leave(manager, id, userIds, state, await this.messages.latestId(manager, id));
    await this.store.writeMembers(manager, id, members);
    const tell = await this.tellOfEach(manager, { ...conversation, members }, 'left', userIds);
    // The last one closes it.
    const uninvited = members.length === 0 ? await this.store.invited(manager, id) : [];
    return () => {
      tell();
      this.announce(id, userIds);
      // Nor is it in their bell any more.
      this.live.deliver([...userIds, ...uninvited], { type: 'notification_update' });
    };
  }

  /** Writes a line of the system about a user. */
  async tell(
    manager: EntityManager,
    { id, members }: LockedConversation,
    kind: 'renamed' | 'changed' | 'cancelled',
    content: string,
    userId: number,
  ): Promise<AfterCommit> {
    const line = await this.messages.addLine(manager, { conversationId: id, userId, kind, content });
    const invited = await this.store.invited(manager, id);
    return () => {
      this.messages.deliverLine(line, members);
      this.announce(id, [...members, ...invited]);
    };
  }

  /** After the commit: has the apps of these users ask for a conversation again. */
  announce(conversationId: number, userIds: readonly number[]): void {
    this.live.deliver(userIds, { type: 'members_update', conversationId });
  }

  private async tellOfEach(
    manager: EntityManager,
    { id, members }: LockedConversation,
    kind: 'joined' | 'left',
    userIds: readonly number[],
  ): Promise<AfterCommit> {
    const lines: Awaited<ReturnType<GroupMessages['addLine']>>[] = [];
    for (const [at, userId] of userIds.entries()) {
      const after = userIds.length - 1 - at;
      const content = String(kind === 'joined' ? members.length - after : members.length + after);
      lines.push(await this.messages.addLine(manager, { conversationId: id, userId, kind, content }));
    }
    const invited = await this.store.invited(manager, id);
    return () => {
      for (const line of lines) this.messages.deliverLine(line, members);
      this.announce(id, [...members, ...invited]);
    };
  }
}
