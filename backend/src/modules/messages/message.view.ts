import type { MessageView } from '@wayfellow/contracts';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';

/** A stored message as it is read from its table. */
export interface MessageRow {
  id: number;
  senderId: number;
  receiverId: number;
  content: string;
  clientId: string | null;
  createdAt: Date;
  read: boolean;
  /** When it was read, where its author may know. */
  readAt: Date | null;
}

/** SQL for the time of reading as the author of `message` learns it: Premium authors alone. */
export const toldReadAt = `
  CASE WHEN message.read_at IS NOT NULL AND ${isPremiumSql('message.sender_id')} THEN message.read_at END`;

/** The columns of a `MessageRow`, of a table or alias called `message`. */
export const messageColumns = `
  message.id, message.sender_id AS "senderId", message.receiver_id AS "receiverId", message.content,
  message.client_id AS "clientId", message.created_at AS "createdAt",
  message.read_at IS NOT NULL AS read, ${toldReadAt} AS "readAt"`;

/** A message as one of the two sees it; the time of reading and the clientId are its sender's own. */
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
    ...(isOwn && row.clientId && { clientId: row.clientId }),
  };
};
