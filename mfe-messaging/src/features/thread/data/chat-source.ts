import type { MessageView, ThreadQuery } from '@wayfellow/contracts';
import type { Recipient } from '../outbox/outbox-storage';

/** What every message of a chat has, of a pair or a group. */
export type ChatMessage = Pick<MessageView, 'id' | 'senderId' | 'content' | 'createdAt'> &
  Partial<Pick<MessageView, 'clientId' | 'isHidden' | 'read' | 'readAt'>> & {
    /** 'text' or missing: somebody wrote it. Anything else is a line of the system. */
    kind?: string;
  };

/** Whether somebody wrote it. */
export const isWritten = ({ kind = 'text' }: ChatMessage): boolean => kind === 'text';

/** A chat as its messages are read, kept and written: with one traveler, or in a group. */
export interface ChatSource<Message extends ChatMessage = ChatMessage> {
  to: Recipient;
  /** The cache key of its known part. */
  key: readonly unknown[];
  /** Reads a page of its messages, oldest first. Throws ApiError. */
  fetchPage: (query: ThreadQuery, signal?: AbortSignal) => Promise<Message[]>;
  /** Whether a message lacks a receipt that may have come meanwhile. */
  awaitsReceipt?: (message: Message) => boolean;
}
