import type { GroupMessageView } from '@wayfellow/contracts';

/** A message in a conversation of several, or a line of the system, as read from its table. */
export interface GroupMessageRow {
  id: number;
  conversationId: number;
  senderId: number;
  kind: GroupMessageView['kind'];
  /** Empty if it was taken back or is hidden. */
  content: string;
  isHidden: boolean;
  clientId: string | null;
  createdAt: Date;
}

/** One that was just stored, with who is to get it. */
export interface StoredGroupMessage extends GroupMessageRow {
  /** Who was in when it was committed. */
  members: number[];
  /** Those who do not read each other, two by two. */
  apart: number[];
}

/** A message as somebody in the conversation sees it; only its sender gets `clientId`. */
export const toGroupMessageView = (row: GroupMessageRow, viewerId?: number): GroupMessageView => ({
  id: row.id,
  conversationId: row.conversationId,
  senderId: row.senderId,
  kind: row.kind,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  ...(row.isHidden && { isHidden: true }),
  ...(row.clientId && row.senderId === viewerId && { clientId: row.clientId }),
});

/** Whom a user does not read, and who does not read them; `apart` has both sides of each pair, one after the other. */
const apartFrom = (userId: number, apart: readonly number[]): number[] =>
  apart.flatMap((one, at) => (one === userId ? (apart[at ^ 1] ?? []) : []));

/** Those of the members who read a user, without the user. */
export const readersOf = (
  userId: number,
  { members, apart }: { members: readonly number[]; apart: readonly number[] },
): number[] => {
  const others = members.filter((id) => id !== userId);
  if (apart.length === 0) return others;
  const unread = new Set(apartFrom(userId, apart));
  return others.filter((id) => !unread.has(id));
};
