import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GroupMessages } from '../messages/groups/group-messages.service.js';
import type { AfterCommit } from './members/membership.service.js';
import { SharedConversationStore } from './members/shared-conversation.store.js';

/** What a block changes in conversations of several: the two stay in them, and do not read each other. */
@Injectable()
export class BlockedMembers {
  constructor(
    private readonly store: SharedConversationStore,
    private readonly messages: GroupMessages,
  ) {}

  /** Follows the blocks between two users, in the transaction that changed them and has locked both. */
  async follow(manager: EntityManager, userId: number, otherUserId: number): Promise<AfterCommit> {
    const shared = await this.store.separate(manager, userId, otherUserId);
    return () => {
      for (const id of shared) this.messages.unreadChanged(id, [userId, otherUserId]);
    };
  }
}
