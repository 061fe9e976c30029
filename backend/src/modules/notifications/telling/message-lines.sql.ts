import {
  firstUnreadMessageSql,
  firstUnreadOfGroupSql,
  unreadMessagesOfGroupSql,
  unreadMessagesSql,
} from '../../../tables/messages.sql.js';

const match = `(subject->>'matchId')::int`;

/** SQL expression on a notification about messages or an invitation: the conversation of several; null for that of a match. */
export const conversationOfLineSql = `(subject->>'conversationId')::int`;

const byConversation = (ofPair: string, ofSeveral: string): string =>
  `CASE WHEN ${conversationOfLineSql} IS NULL THEN ${ofPair} ELSE ${ofSeveral} END`;

/** SQL expression on a notification about messages of a user ($1): how many of the conversation are unread. */
export const unreadMessagesOfLineSql = byConversation(
  unreadMessagesSql('$1', match),
  unreadMessagesOfGroupSql('$1', conversationOfLineSql),
);

/** SQL expression on a notification about messages of a user ($1): the first unread one of the conversation; null if there is none. */
export const firstUnreadOfLineSql = byConversation(
  firstUnreadMessageSql('$1', match),
  firstUnreadOfGroupSql('$1', conversationOfLineSql),
);
