import type { MessageView } from '@wayfellow/contracts';

/** A message as read from its table. */
export interface MessageRow {
  id: number;
  senderId: number;
  receiverId: number;
  /** Empty if it was taken back or is hidden. */
  content: string;
  isHidden: boolean;
  clientId: string | null;
  createdAt: Date;
  read: boolean;
  /** When it was read, if its author may know. */
  readAt: Date | null;
}

/** A message as one of the two users sees it; only its sender gets `readAt` and `clientId`. */
export const toMessageView = (row: MessageRow, viewerId: number): MessageView => {
  const isOwn = row.senderId === viewerId;
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    content: row.content,
    read: row.read,
    readAt: isOwn ? (row.readAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    ...(row.isHidden && { isHidden: true }),
    ...(isOwn && row.clientId && { clientId: row.clientId }),
  };
};
