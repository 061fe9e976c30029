import type { ChatView, GroupMessageView, MeetupHeadView, MemberView } from '@wayfellow/contracts';
import { liveChannel } from '@wayfellow/web';
import {
  type Answers,
  ConversationServer,
  ana,
  ben,
  eve,
  findingsWithoutEachField,
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

const memberOf = (changes: Partial<MemberView>): MemberView => ({
  ...userOf(ben),
  state: 'member',
  isHost: false,
  isMatched: false,
  readUpTo: 2,
  ...changes,
});
const written: GroupMessageView = {
  id: 1,
  conversationId: 5,
  senderId: ben.id,
  kind: 'text',
  content: 'Three seats on the 9:40',
  createdAt: '2027-03-24T09:05:00.000Z',
};
const joined = { ...written, id: 2, senderId: eve.id, kind: 'joined', content: '3' } as const;
const mine = { ...written, id: 3, senderId: ana.id, content: 'I take one' };
const meetup: MeetupHeadView = {
  id: 41,
  title: 'Tram 28',
  day: '2999-12-03',
  time: '10:00',
  area: 'Graça',
  spot: 'By the stairs',
};
const group: ChatView = {
  id: 5,
  kind: 'group',
  title: 'Andalusia by bus',
  user: null,
  members: [memberOf({ isHost: true }), memberOf(userOf(eve)), memberOf(userOf(ana))],
  meetup: null,
  last: joined,
  unreadCount: 2,
  isMuted: false,
  isOpen: true,
  invitedBy: null,
};
const ofMeetup: ChatView = { ...group, kind: 'meetup', title: meetup.title, meetup };
const invitation: ChatView = { ...group, id: 7, title: 'Granada', last: null, invitedBy: userOf(ben) };

const list = 'GET /api/conversations';
const one = 'GET /api/conversations/5';
const messages = 'GET /api/conversations/5/messages';
// Every server that has these calls says which conversation it is, and who wrote what.
const specified = { [list]: ['id', 'title'], [messages]: ['id', 'senderId', 'content'] };

test.each<[path: string, answers: Answers]>([
  ['/messages', { [list]: { body: [group, { ...ofMeetup, id: 6 }, invitation] } }],
  ['/messages/g/5', { [one]: { body: group }, [messages]: { body: [written, joined, mine] } }],
  ['/messages/g/5?', { [one]: { body: ofMeetup } }],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    liveChannel.setUser(null);
    sessionStorage.clear();
    standInForIntersections();
    new ConversationServer({
      [list]: { body: [] },
      [messages]: { body: [written] },
      ...changed,
    });
    renderAt(path, <remote.Routes />, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
