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

const none = { records: [], refused: new Set<string>(), left: new Map<number, number>() };
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
