import { endpoint } from '../../endpoint.js';

const all = '/api/conversations';
const one = '/api/conversations/:id';

export const conversations = {
  list: endpoint(`GET ${all}`, {
    access: 'session',
    summary: 'Your conversations with one or with several, and your invitations, latest first',
    query: 'page',
    list: 'ChatView',
  }),
  create: endpoint(`POST ${all}`, {
    access: 'session',
    summary: 'Start a group with some of your matches; the same clientId again answers the same group',
    status: 201,
    body: 'group',
    view: 'ChatView',
    changes: [all],
  }),
  one: endpoint(`GET ${one}`, {
    access: 'session',
    summary: 'A conversation of several with everybody who ever wrote in it',
    view: 'ChatView',
  }),
  rename: endpoint(`PUT ${one}`, {
    access: 'session',
    summary: 'Give a group another name',
    body: 'groupTitle',
    view: 'ChatView',
    changes: [all, one],
  }),
  messages: endpoint(`GET ${one}/messages`, {
    access: 'session',
    summary: 'Messages of a conversation of several, oldest first',
    query: 'thread',
    list: 'GroupMessageView',
  }),
  send: endpoint(`POST ${one}/messages`, {
    access: 'session',
    summary: 'Write in a conversation of several',
    status: 201,
    body: 'groupMessage',
    view: 'GroupMessageView',
  }),
  read: endpoint(`PUT ${one}/read`, {
    access: 'session',
    summary: 'Mark everything up to a message as read, while the live channel is down',
    status: 204,
    body: 'groupRead',
    changes: [all, '/api/messages/unread'],
  }),
  invite: endpoint(`POST ${one}/members`, {
    access: 'session',
    summary: 'Invite some of your matches into a group',
    body: 'groupInvitation',
    view: 'ChatView',
    changes: [all, one],
  }),
  answer: endpoint(`PUT ${one}/members/me`, {
    access: 'session',
    summary: 'Join a group that you are invited to, or decline',
    body: 'invitationAnswer',
    view: 'ChatView',
    changes: [all, one, '/api/messages/unread'],
  }),
  remove: endpoint(`DELETE ${one}/members/:userId`, {
    access: 'session',
    summary: 'Leave a group, or take somebody out of one that you started',
    status: 204,
    changes: [all, one, '/api/messages/unread'],
  }),
  mute: endpoint(`PUT ${one}/mute`, {
    access: 'session',
    summary: 'Mute a conversation of several until 8:00 tomorrow or for good, or end that',
    status: 204,
    body: 'mute',
    changes: [all, one, '/api/messages/unread'],
  }),
} as const;
