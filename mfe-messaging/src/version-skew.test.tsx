import { configure } from '@testing-library/react';
import type { ConversationView, MessageView, SharedTripView } from '@wayfellow/contracts';
import { liveChannel } from '@wayfellow/web';
import { type Answers, findingsWithoutEachField } from '@wayfellow/web/testing';
import { FakeServer, ben, me } from './test-support/fake-server';
import { renderAt } from './test-support/render-at';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(240_000);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  liveChannel.use(null);
  jest.restoreAllMocks();
});

const days = { startDate: '2027-05-03', endDate: '2027-05-09' };
const shared: SharedTripView = {
  ...days,
  destination: 'Lisbon',
  destinationId: 7,
  coverImage: null,
  mine: days,
  theirs: days,
  days: 7,
};
const message: MessageView = {
  id: 1,
  senderId: ben.id,
  receiverId: me.id,
  content: 'Seven is early',
  read: true,
  readAt: null,
  createdAt: '2027-03-24T09:05:00.000Z',
};
const mine = { ...message, id: 2, senderId: me.id, receiverId: ben.id, content: 'Eight, then' };
const conversation: ConversationView = { user: ben, messages: [message], unreadCount: 2, shared };
const lea = { ...conversation, user: { ...ben, id: 3, name: 'Léa' } };

const messageFields = ['id', 'senderId', 'receiverId', 'content', 'read', 'createdAt'];
const userFields = ['id', 'name', 'profileImage'];
const specified = {
  'GET /api/auth/me': ['id', 'username', 'email', 'name', 'age', 'bio', 'profileImage'],
  'GET /api/messages/conversations': [
    'user',
    'messages',
    ...userFields.map((field) => `user.${field}`),
    ...messageFields.map((field) => `messages.${field}`),
  ],
  [`GET /api/messages/${ben.id}`]: messageFields,
  [`GET /api/users/${ben.id}`]: userFields,
};

test.each<[path: string, answers: Answers]>([
  [
    '/messages',
    {
      'GET /api/auth/me': { body: me },
      'GET /api/messages/conversations': { body: [conversation, lea] },
    },
  ],
  [
    `/messages/${ben.id}`,
    {
      'GET /api/messages/conversations': { body: [conversation] },
      [`GET /api/messages/${ben.id}`]: { body: [message, mine] },
      [`GET /api/users/${ben.id}`]: { body: ben },
    },
  ],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    liveChannel.use(null);
    sessionStorage.clear();
    const server = new FakeServer().install();
    server.answers = changed as typeof server.answers;
    renderAt(path);
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
