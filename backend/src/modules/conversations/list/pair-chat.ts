import type { ChatView } from '@wayfellow/contracts';
import type { ConversationsService } from '../../messages/conversations.service.js';

export type PairRow = Awaited<ReturnType<ConversationsService['rows']>>[number];

/** A conversation with one traveler, as the one list has it. */
export const ofPair = (row: PairRow, viewerId: number): ChatView => ({
  id: row.conversationId,
  kind: 'pair',
  title: null,
  user: { id: row.userId, name: row.name, profileImage: row.profileImage },
  members: [],
  meetup: null,
  last: row.last && {
    id: row.last.id,
    conversationId: row.conversationId ?? 0,
    senderId: row.last.senderId,
    kind: 'text',
    content: row.last.content,
    createdAt: new Date(row.last.createdAt).toISOString(),
    ...(row.last.isHidden && { isHidden: true }),
    ...(row.last.clientId && row.last.senderId === viewerId && { clientId: row.last.clientId }),
  },
  unreadCount: row.unreadCount,
  isMuted: false,
  isOpen: !row.isReadOnly,
  invitedBy: null,
});
