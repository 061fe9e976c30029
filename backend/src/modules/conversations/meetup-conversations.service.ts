import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConversationStore } from './members/conversation.store.js';
import { type AfterCommit, Membership } from './members/membership.service.js';
import { SharedConversationStore } from './members/shared-conversation.store.js';

export type { AfterCommit } from './members/membership.service.js';

/** The chats of meetups, whose members the module meetups tells: each call is part of its transaction, after users and meetup. */
@Injectable()
export class MeetupConversations {
  constructor(
    private readonly store: ConversationStore,
    private readonly shared: SharedConversationStore,
    private readonly membership: Membership,
  ) {}

  /** A meetup's chat with its host alone; returns its id. */
  async create(
    manager: EntityManager,
    { meetupId, hostId }: { meetupId: number; hostId: number },
  ): Promise<number> {
    // It is called like the meetup.
    return (await this.store.add(manager, { kind: 'meetup', title: null, ownerId: hostId, meetupId })).id;
  }

  /**
   * Locks the chats of these meetups and all that two users are or were both in, by id as a batch of messages does: a block changes
   * several of them.
   */
  lock(manager: EntityManager, meetupIds: readonly number[], one: number, other: number): Promise<void> {
    return this.shared.lockSeveral(manager, meetupIds, one, other);
  }

  /** Makes these users the members. Who joins reads from now on; a line tells of each who comes or goes. */
  async setMembers(
    manager: EntityManager,
    meetupId: number,
    userIds: readonly number[],
  ): Promise<AfterCommit> {
    const conversation = await this.store.lockOfMeetup(manager, meetupId);
    if (!conversation) return () => undefined;
    const gone = conversation.members.filter((id) => !userIds.includes(id));
    const come = userIds.filter((id) => !conversation.members.includes(id));
    const news: AfterCommit[] = [];
    if (gone.length > 0) news.push(await this.membership.leave(manager, conversation, gone, 'left'));
    const members = conversation.members.filter((id) => !gone.includes(id));
    if (come.length > 0) news.push(await this.membership.join(manager, { ...conversation, members }, come));
    return () => {
      for (const tell of news) tell();
    };
  }

  /** Tells in the chat that the meetup is another now, or takes place no more. */
  async tell(
    manager: EntityManager,
    meetupId: number,
    kind: 'changed' | 'cancelled',
    content: string,
    byUserId: number,
  ): Promise<AfterCommit> {
    const conversation = await this.store.lockOfMeetup(manager, meetupId);
    if (!conversation) return () => undefined;
    return this.membership.tell(manager, conversation, kind, content, byUserId);
  }

  /** Ends writing at a moment; what was written stays readable. */
  close(manager: EntityManager, meetupId: number, writableUntil: Date): Promise<void> {
    return this.store.close(manager, meetupId, writableUntil);
  }
}
