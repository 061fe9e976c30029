import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveHub } from '../../platform/live/live-hub.js';
import { MeetupConversationStore } from './meetup-conversation.store.js';

/** To be called after the commit: tells those whom the change is about. */
export type AfterCommit = () => void;

/** The chats of meetups: who is in them follows the meetup, in its transaction. */
@Injectable()
export class MeetupConversations {
  constructor(
    private readonly store: MeetupConversationStore,
    private readonly live: LiveHub,
  ) {}

  /** Makes the conversation of a new meetup, whose host is its only member; returns its id. */
  async create(
    manager: EntityManager,
    { meetupId, title, hostId }: { meetupId: number; title: string; hostId: number },
  ): Promise<number> {
    const id = await this.store.add(manager, meetupId, title, hostId);
    await this.store.setMembers(manager, id, [hostId]);
    return id;
  }

  /** Makes these users its members, under the lock of its row. Of two who block each other neither reads the other. */
  async setMembers(
    manager: EntityManager,
    meetupId: number,
    userIds: readonly number[],
  ): Promise<AfterCommit> {
    const conversation = await this.store.lock(manager, meetupId);
    if (!conversation) return () => undefined;
    await this.store.setMembers(manager, conversation.id, userIds);
    const all = [...new Set([...conversation.members, ...userIds])];
    return () => this.live.deliver(all, { type: 'conversation_update' });
  }

  /** Lets its members write until a time. */
  close(manager: EntityManager, meetupId: number, writableUntil: Date): Promise<void> {
    return this.store.close(manager, meetupId, writableUntil);
  }
}
