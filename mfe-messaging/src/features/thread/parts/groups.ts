import type { MessageView } from '@wayfellow/contracts';
import { dayOf } from '../../../shared/times';

/** Consecutive messages of one person, with a single time. */
export interface Group {
  /** The id of its first message. */
  key: number;
  isMine: boolean;
  messages: MessageView[];
}

/** A local calendar day of a conversation. */
export interface Day {
  /** 'yyyy-MM-dd'. */
  day: string;
  groups: Group[];
}

/** A longer pause starts a new group, which shows its own time. */
const SILENCE_MS = 10 * 60_000;

const follows = (last: MessageView | undefined, message: MessageView): boolean =>
  last !== undefined &&
  last.senderId === message.senderId &&
  Date.parse(message.createdAt) - Date.parse(last.createdAt) < SILENCE_MS;

/** The messages grouped by day and author, in order. */
export const daysOf = (messages: readonly MessageView[], userId: number): Day[] => {
  const days: Day[] = [];
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
