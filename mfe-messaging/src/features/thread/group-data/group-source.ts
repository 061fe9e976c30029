import { type GroupMessageView, endpoints } from '@wayfellow/contracts';
import { call } from '@wayfellow/web';
import type { ChatSource } from '../data/chat-source';
import { groupKey } from '../data/thread-cache';

/** The messages of a conversation of several. */
export const groupSource = (conversationId: number): ChatSource<GroupMessageView> => ({
  to: { conversationId },
  key: groupKey(conversationId),
  fetchPage: (query, signal) =>
    call(endpoints.conversations.messages, { params: { id: conversationId }, query }, signal),
});
