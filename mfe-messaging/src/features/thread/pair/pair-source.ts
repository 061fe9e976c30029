import { type MessageView, endpoints } from '@wayfellow/contracts';
import { call } from '@wayfellow/web';
import type { ChatSource } from '../data/chat-source';
import { threadKey } from '../data/thread-cache';

/** The conversation with `otherId`. */
export const pairSource = (otherId: number): ChatSource<MessageView> => ({
  to: { receiverId: otherId },
  key: threadKey(otherId),
  fetchPage: (query, signal) => call(endpoints.messages.thread, { params: { id: otherId }, query }, signal),
  awaitsReceipt: ({ receiverId, read }) => receiverId === otherId && !read,
});
