import { endpoint } from '../endpoint.js';

export const messages = {
  conversations: endpoint('GET /api/messages/conversations', {
    access: 'session',
    summary: 'Your conversations, latest first',
    query: 'conversations',
    list: 'ConversationView',
  }),
  unread: endpoint('GET /api/messages/unread', {
    access: 'session',
    summary: 'What waits for you: unread conversations and requests to answer',
    view: 'UnreadView',
  }),
  thread: endpoint('GET /api/messages/:id', {
    access: 'session',
    summary: 'Messages with another user, oldest first',
    query: 'thread',
    list: 'MessageView',
  }),
  send: endpoint('POST /api/messages', {
    access: 'session',
    summary: 'Send a message',
    status: 201,
    body: 'message',
    view: 'MessageView',
  }),
  read: endpoint('PUT /api/messages/:id/read', {
    access: 'session',
    summary: 'Mark everything up to this message as read, while the live channel is down',
    status: 204,
    changes: ['/api/messages/conversations', '/api/messages/unread'],
  }),
} as const;
