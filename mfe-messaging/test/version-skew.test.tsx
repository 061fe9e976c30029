import type { ChatView, ConversationView, MessageView } from '@wayfellow/contracts';
import { liveChannel } from '@wayfellow/web';
import {
  type Answers,
  ConversationServer,
  ana,
  ben,
  eve,
  findingsWithoutEachField,
  lisbon,
  renderAt,
  standInForIntersections,
  userOf,
} from '@wayfellow/web/testing';
import remote from '../src/routes';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  liveChannel.setUser(null);
  jest.restoreAllMocks();
});

const message: MessageView = {
  id: 1,
  senderId: ben.id,
  receiverId: ana.id,
  content: 'Seven is early',
  read: true,
  readAt: null,
  createdAt: '2027-03-24T09:05:00.000Z',
};
const mine = { ...message, id: 2, senderId: ana.id, receiverId: ben.id, content: 'Eight, then' };
const conversation: ConversationView = {
  user: userOf(ben),
  messages: [message],
  unreadCount: 2,
  shared: lisbon,
};
const chat: ChatView = {
  id: 5,
  kind: 'pair',
  title: null,
  user: userOf(ben),
  members: [],
  meetup: null,
  last: {
    id: 1,
    conversationId: 5,
    senderId: ben.id,
    kind: 'text',
    content: 'Seven is early',
    createdAt: message.createdAt,
  },
  unreadCount: 2,
  isMuted: false,
  isOpen: true,
  invitedBy: null,
};
const another: ChatView = { ...chat, id: 6, user: userOf(eve) };

const messageFields = ['id', 'senderId', 'receiverId', 'content', 'read', 'createdAt'];
const userFields = ['id', 'name', 'profileImage'];
const specified = {
  'GET /api/auth/me': ['id', 'username', 'email', 'name', 'age', 'bio', 'profileImage'],
  // Every server that has this call says whose each conversation is.
  'GET /api/conversations': ['id', 'user', ...userFields.map((field) => `user.${field}`)],
  [`GET /api/messages/${ben.id}`]: messageFields,
  [`GET /api/users/${ben.id}`]: userFields,
};

test.each<[path: string, answers: Answers]>([
  [
    '/messages',
    {
      'GET /api/auth/me': { body: ana },
      'GET /api/conversations': { body: [chat, another] },
    },
  ],
  [
    `/messages/${ben.id}`,
    {
      'GET /api/conversations': { body: [chat] },
      'GET /api/messages/conversations': { body: [conversation] },
      [`GET /api/messages/${ben.id}`]: { body: [message, mine] },
      [`GET /api/users/${ben.id}`]: { body: userOf(ben) },
    },
  ],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    liveChannel.setUser(null);
    sessionStorage.clear();
    standInForIntersections();
    new ConversationServer(changed);
    renderAt(path, <remote.Routes />, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
