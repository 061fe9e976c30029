import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConversationStore } from './members/conversation.store.js';

/** What a block changes in conversations of several: the two stay in them, and do not read each other. */
@Injectable()
export class BlockedMembers {
  constructor(private readonly store: ConversationStore) {}

  /** Follows the blocks between two users, in the transaction that changed them and has locked both. */
  follow(manager: EntityManager, userId: number, otherUserId: number): Promise<void> {
    return this.store.separate(manager, userId, otherUserId);
  }
}
