import { isPremiumSql } from '../../tables/subscriptions.sql.js';

/** SQL expression: when `message` was read, if its author is a Premium subscriber, else null. */
export const visibleReadAt = `
  CASE WHEN message.read_at IS NOT NULL AND ${isPremiumSql('message.sender_id')} THEN message.read_at END`;

/** The columns of a `MessageRow`, of a table or alias called `message`. */
export const messageColumns = `
  message.id, message.sender_id AS "senderId", message.receiver_id AS "receiverId", message.content,
  message.client_id AS "clientId", message.created_at AS "createdAt",
  message.read_at IS NOT NULL AS read, ${visibleReadAt} AS "readAt"`;
