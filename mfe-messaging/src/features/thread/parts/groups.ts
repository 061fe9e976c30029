import { type ChatMessage, isWritten } from '../data/chat-source';
import { dayOf } from '@wayfellow/ui';

/** Consecutive messages of one person, with a single time, or one line of the system. */
export interface Group<Message extends ChatMessage = ChatMessage> {
  /** The id of its first message. */
  key: number;
  isMine: boolean;
  messages: Message[];
}

/** A local calendar day of a conversation. */
export interface Day<Message extends ChatMessage> {
  /** 'yyyy-MM-dd'. */
  day: string;
  groups: Group<Message>[];
}

/** A longer pause starts a new group, which shows its own time. */
const SILENCE_MS = 10 * 60_000;

const follows = (last: ChatMessage | undefined, message: ChatMessage): boolean =>
  last !== undefined &&
  isWritten(last) &&
  isWritten(message) &&
  last.senderId === message.senderId &&
  Date.parse(message.createdAt) - Date.parse(last.createdAt) < SILENCE_MS;

/** The messages grouped by day and author, in order. */
export const daysOf = <Message extends ChatMessage>(
  messages: readonly Message[],
  userId: number,
): Day<Message>[] => {
  const days: Day<Message>[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const last = groups.at(-1);
    if (last && follows(last.messages.at(-1), message)) last.messages.push(message);
    else groups.push({ key: message.id, isMine: message.senderId === userId, messages: [message] });
  }
  return days;
};
