import { type MeetupView, endpoints } from '@wayfellow/contracts';
import { meetupOf } from '../testing/index';
import { afterAnswers } from './after-answers';
import type { PocketRecord } from './database';
import { chatIn } from './what-is-kept';

const ana = 1;
const noon = 1_000;
const { conversations, meetups } = endpoints;

const recordOf = (queryKey: readonly unknown[], data: unknown, at = noon): PocketRecord => ({
  key: JSON.stringify(queryKey),
  userId: ana,
  at,
  data,
  chat: chatIn(queryKey),
});
const pagesOf = (items: unknown[]) => ({ pages: [{ items, next: undefined }], pageParams: [undefined] });
const listOf = (items: Partial<MeetupView>[], at?: number) =>
  recordOf([meetups.mine.path, {}, {}, 'pages'], pagesOf(items.map(meetupOf)), at);
const pageOf = (id: number, at?: number) =>
  recordOf([meetups.one.path, { id }, {}, 'one'], meetupOf({ id, spot: 'By the stairs' }), at);
const chats = recordOf(
  [conversations.list.path, {}, {}, 'pages'],
  pagesOf([
    { id: 7, user: null, meetup: { id: 41, spot: 'By the stairs' } },
    { id: 8, user: null, meetup: null },
  ]),
);
const chatOf = (id: number) => recordOf([conversations.messages.path, { id }, {}, 'pages'], { messages: [] });

const none = {
  records: [],
  refused: new Set<string>(),
  left: new Map<number, number>(),
  blocked: new Map<number, number>(),
};
const keysOf = (records: readonly PocketRecord[]) => records.map(({ key }) => key);

it('has nothing of anybody else', () => {
  const others = { ...pageOf(41), userId: 2 };
  expect(afterAnswers([others], none, ana)).toEqual([]);
});

it('has a new answer in the place of the one before, and none to what is refused since', () => {
  const [older, newer] = [pageOf(41), pageOf(41, noon + 1)];
  expect(afterAnswers([older], { ...none, records: [newer] }, ana)).toEqual([newer]);
  expect(afterAnswers([older], { ...none, refused: new Set([older.key]) }, ana)).toEqual([]);
});

it('has no spot of a meetup that was left: not of its page, its line in the list, or its chat', () => {
  const stored = [
    listOf([{ id: 41, spot: 'By the stairs' }, { id: 42 }]),
    pageOf(41),
    chats,
    chatOf(7),
    chatOf(8),
  ];
  const kept = afterAnswers(stored, { ...none, left: new Map([[41, noon + 1]]) }, ana);
  expect(JSON.stringify(kept)).not.toContain('By the stairs');
  expect(keysOf(kept)).toEqual(keysOf([listOf([]), chats, chatOf(8)]));
  expect(kept[0]?.data).toEqual(pagesOf([meetupOf({ id: 42 })]));
});

it('has a meetup that was joined again after it was left', () => {
  const stored = [listOf([{ id: 41 }], noon + 2)];
  expect(afterAnswers(stored, { ...none, left: new Map([[41, noon + 1]]) }, ana)).toEqual(stored);
});

it('has of a meetup what is newer, its page or the list', () => {
  const page = pageOf(41, noon + 1);
  expect(afterAnswers([listOf([{ id: 41 }]), page], none, ana)).toContain(page);
  const list = listOf([], noon + 2);
  expect(afterAnswers([page], { ...none, records: [list] }, ana)).toEqual([list]);
});

describe('of somebody who was blocked', () => {
  const ben = 2;
  const blocked = { ...none, blocked: new Map([[ben, noon + 1]]) };
  const person = (id: number) => ({ id, name: `Traveler ${id}`, profileImage: null });
  const list = recordOf(
    [conversations.list.path, {}, {}, 'pages'],
    pagesOf([
      { id: 5, user: person(ben), members: [], meetup: null },
      { id: 6, user: person(3), members: [], meetup: null },
      { id: 7, user: null, members: [person(3), person(ben)], meetup: null },
    ]),
  );
  const withThem = recordOf([endpoints.messages.thread.path, { id: ben }, {}, 'pages'], { messages: [] });
  const withAnother = recordOf([endpoints.messages.thread.path, { id: 3 }, {}, 'pages'], {
    messages: [{ id: 1, senderId: 3 }],
  });

  it('is no conversation, of the two or of several', () => {
    const stored = [list, withThem, withAnother, chatOf(7)];
    const kept = afterAnswers(stored, blocked, ana);
    expect(keysOf(kept)).toEqual(keysOf([list, withAnother]));
    expect(kept[0]?.data).toMatchObject({ pages: [{ items: [{ id: 6 }] }] });
  });

  it('is no match, and no meetup where they are', () => {
    const matches = recordOf([endpoints.matches.list.path, {}, { list: 'matched' }, 'pages'], {
      ...pagesOf([
        { id: 1, user: person(ben) },
        { id: 2, user: person(3) },
      ]),
    });
    const going = { id: 41, host: person(3), going: [person(ben)] } as Partial<MeetupView>;
    const kept = afterAnswers(
      [matches, listOf([going, { id: 42, host: person(3) } as Partial<MeetupView>])],
      blocked,
      ana,
    );
    expect(kept.map(({ data }) => (data as ReturnType<typeof pagesOf>).pages[0]?.items)).toMatchObject([
      [{ id: 2 }],
      [{ id: 42 }],
    ]);
    expect(afterAnswers([recordOf([meetups.one.path, { id: 41 }], going)], blocked, ana)).toEqual([]);
  });

  it('is what the server says of a group after the block', () => {
    const thread = recordOf(
      [conversations.messages.path, { id: 7 }, {}, 'pages'],
      { messages: [{ id: 1, senderId: ben }] },
      noon + 2,
    );
    const later = { ...list, at: noon + 2 };
    expect(afterAnswers([later, thread], blocked, ana)).toEqual([later, thread]);
  });
});
