import type { QueryKey } from '@tanstack/react-query';
import {
  type ChatView,
  type ConversationView,
  type GroupMessageView,
  type MatchList,
  type MatchView,
  type MeetupView,
  type MessageView,
  type SharedTripView,
  type TripCrossingsView,
  endpoints,
  limits,
} from '@wayfellow/contracts';
import type { ListPage } from '../api/api-client';

interface Pages<Item> {
  pages: ListPage<Item>[];
}

/** The first page alone, as a list that ends with it. */
const firstOf = <Item>({ pages }: Pages<Item>, change: (items: Item[]) => unknown[]) => ({
  pages: [{ items: change(pages[0]?.items ?? []), next: undefined }],
  pageParams: [undefined],
});

const whole = (data: unknown) => data;

const latest = (data: Pages<ChatView>) =>
  firstOf(data, (chats) => chats.slice(0, limits.pocket.conversations));

/** How many cross one's days, without who they are. */
const withoutNames = (data: Pages<TripCrossingsView>) =>
  firstOf(data, (boards) => boards.map((board) => ({ ...board, top: [] })));

/** The days that two have in common are the reader's own. When the other travels is not, and is not kept. */
const withoutTheirDays = <Item extends { shared: SharedTripView | null }>(item: Item) => ({
  ...item,
  shared: item.shared && { ...item.shared, theirs: undefined },
});

const conversationsOf = (conversations: ConversationView[]) => conversations.map(withoutTheirDays);

/** Whom one travels with. Requests and suggestions are of people whom one does not know yet. */
const matched = (data: Pages<MatchView>, { list }: Query) =>
  list === 'matched'
    ? firstOf(data, (matches) => matches.map((match) => ({ ...withoutTheirDays(match), nextTrip: null })))
    : undefined;

/** A meetup while one is in it, and its spot with it. */
const whileIn = (meetup: MeetupView) => (meetup.myState === 'none' ? undefined : meetup);

interface Thread {
  messages: readonly (MessageView | GroupMessageView)[];
  hasOlder: boolean;
}

/** The newest messages. On which connection they came is over with the page. */
const newest = ({ messages, hasOlder, ...rest }: Thread) => ({
  ...rest,
  messages: messages.slice(-limits.pocket.messages),
  hasOlder: hasOlder || messages.length > limits.pocket.messages,
  caughtUpOn: undefined,
});

const { list: chatList, one: chatOfSeveral, messages: threadOfSeveral } = endpoints.conversations;

interface Query {
  list?: MatchList;
  with?: number;
}

/** What is kept of each read, by its path: one's own trips and meetups, and who one writes with. Nothing else is. */
const kept: Record<string, (data: never, query: Query) => unknown> = {
  [endpoints.trips.list.path]: whole,
  [endpoints.routes.list.path]: whole,
  [endpoints.interests.list.path]: whole,
  [endpoints.crossings.list.path]: withoutNames,
  [chatList.path]: latest,
  [chatOfSeveral.path]: whole,
  [threadOfSeveral.path]: newest,
  [endpoints.matches.list.path]: matched,
  [endpoints.meetups.mine.path]: (data: Pages<MeetupView>) => firstOf(data, (meetups) => meetups),
  [endpoints.meetups.one.path]: whileIn,
  [endpoints.messages.conversations.path]: conversationsOf,
  [endpoints.messages.thread.path]: newest,
  [endpoints.users.one.path]: whole,
};

/** What is kept of a query's data; undefined if nothing is. */
export const keptOf = (queryKey: QueryKey, data: unknown): unknown =>
  kept[String(queryKey[0])]?.(data as never, queryKey[2] ?? {});

const nameOf = ({ user, id }: Pick<ChatView, 'id'> & { user: { id: number } | null }): string =>
  user ? `with ${user.id}` : `of several ${id}`;

/** The conversation that a read is part of, by a name that differs by conversation; undefined where it is of none. */
export const chatIn = (queryKey: QueryKey): string | undefined => {
  const [path, params, query] = queryKey as [string, { id?: number }?, Query?];
  const id = params?.id ?? query?.with;
  if (id === undefined || path === endpoints.meetups.one.path) return undefined;
  const isOfSeveral = path === chatOfSeveral.path || path === threadOfSeveral.path;
  return nameOf({ id, user: isOfSeveral ? null : { id } });
};

/** Whether it is the list of all conversations. */
export const isChatList = (queryKey: QueryKey): boolean => queryKey[0] === chatList.path;

/** The names of the conversations in kept data of that list. */
export const chatsIn = (data: unknown): Set<string> =>
  new Set((data as Pages<ChatView>).pages.flatMap(({ items }) => items.map(nameOf)));

/** The meetup whose page a read is for. */
export const meetupNamed = (queryKey: QueryKey): number | undefined => {
  const [path, params] = queryKey as [string?, { id?: number }?];
  return path === endpoints.meetups.one.path ? params?.id : undefined;
};

/** Whether it is the list of one's own meetups. */
export const isMeetupList = (queryKey: QueryKey): boolean => queryKey[0] === endpoints.meetups.mine.path;

/** A meetup in kept data of that list. */
export const meetupIn = (data: unknown, id: number): MeetupView | undefined =>
  (data as Pages<MeetupView>).pages.flatMap(({ items }) => items).find((meetup) => meetup.id === id);

const without = <Item>(data: Pages<Item>, isOver: (item: Item) => boolean): unknown =>
  data.pages.some(({ items }) => items.some(isOver))
    ? firstOf(data, (items) => items.filter((item) => !isOver(item)))
    : data;

/** Kept data of a read without meetups that the user has left, and without their chats; undefined if it is of one alone. */
export const withoutMeetups = (
  queryKey: QueryKey,
  data: unknown,
  isLeft: (id: number) => boolean,
): unknown => {
  if (isMeetupList(queryKey)) return without(data as Pages<MeetupView>, ({ id }) => isLeft(id));
  const isOf = ({ meetup }: Pick<ChatView, 'meetup'>) => meetup != null && isLeft(meetup.id);
  if (isChatList(queryKey)) return without(data as Pages<ChatView>, isOf);
  const id = meetupNamed(queryKey);
  const isOver = id === undefined ? queryKey[0] === chatOfSeveral.path && isOf(data as ChatView) : isLeft(id);
  return isOver ? undefined : data;
};

/** Whether it shows or quotes somebody: a view of a person has their picture, a message its sender. */
const shows = (value: unknown, isSomebody: (id: unknown) => boolean): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, senderId } = value as { id?: unknown; senderId?: unknown };
  return (
    isSomebody(senderId) ||
    ('profileImage' in value && isSomebody(id)) ||
    Object.values(value).some((part) => shows(part, isSomebody))
  );
};

/** Kept data of a read without what shows some people: items of a list one by one, anything else as a whole, as undefined. */
export const withoutPeople = (data: unknown, isOne: (id: unknown) => boolean): unknown => {
  if (!shows(data, isOne)) return data;
  const isOver = (item: unknown) => shows(item, isOne);
  if (Array.isArray(data)) return data.filter((item) => !isOver(item));
  return 'pages' in (data as object) ? without(data as Pages<unknown>, isOver) : undefined;
};
