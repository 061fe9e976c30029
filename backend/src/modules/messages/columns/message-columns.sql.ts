import { isPremiumSql } from '../../../tables/subscriptions.sql.js';

/** SQL expression: when `message` was read, if its author is a Premium subscriber, else null. */
export const visibleReadAt = `
  CASE WHEN message.read_at IS NOT NULL AND ${isPremiumSql('message.sender_id')} THEN message.read_at END`;

/** SQL expression: the text of `message` as anybody reads it. That of a hidden one stays in the table, as evidence. */
export const readableContent = `CASE WHEN message.hidden_at IS NULL THEN message.content ELSE '' END`;

/** The columns of a `MessageRow`, of a table or alias called `message`. */
export const messageColumns = `
  message.id, message.sender_id AS "senderId", message.receiver_id AS "receiverId", ${readableContent} AS content,
  message.hidden_at IS NOT NULL AS "isHidden", message.client_id AS "clientId", message.created_at AS "createdAt",
  message.read_at IS NOT NULL AS read, ${visibleReadAt} AS "readAt"`;
