import type { QueryKey } from '@tanstack/react-query';
import {
  type ChatView,
  type GroupMessageView,
  type MessageView,
  type TripCrossingsView,
  endpoints,
  limits,
} from '@wayfellow/contracts';
import type { ListPage } from '../api/api-client';

interface Pages<Item> {
  pages: ListPage<Item>[];
}

/** The first page alone, as a list that ends with it. */
const firstOf = <Item>({ pages }: Pages<Item>, change: (items: Item[]) => Item[]) => ({
  pages: [{ items: change(pages[0]?.items ?? []), next: undefined }],
  pageParams: [undefined],
});

const whole = (data: unknown) => data;

const latest = (data: Pages<ChatView>) =>
  firstOf(data, (chats) => chats.slice(0, limits.pocket.conversations));

/** How many cross one's days, without who they are. */
const withoutNames = (data: Pages<TripCrossingsView>) =>
  firstOf(data, (boards) => boards.map((board) => ({ ...board, top: [] })));

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

/** What is kept of each read, by its path: one's own trips, and who one writes with. Nothing else is. */
const kept: Record<string, (data: never) => unknown> = {
  [endpoints.trips.list.path]: whole,
  [endpoints.routes.list.path]: whole,
  [endpoints.interests.list.path]: whole,
  [endpoints.crossings.list.path]: withoutNames,
  [chatList.path]: latest,
  [chatOfSeveral.path]: whole,
  [threadOfSeveral.path]: newest,
  [endpoints.messages.conversations.path]: whole,
  [endpoints.messages.thread.path]: newest,
  [endpoints.users.one.path]: whole,
};

/** What is kept of a query's data; undefined if nothing is. */
export const keptOf = (queryKey: QueryKey, data: unknown): unknown =>
  kept[String(queryKey[0])]?.(data as never);

const nameOf = ({ user, id }: Pick<ChatView, 'id'> & { user: { id: number } | null }): string =>
  user ? `with ${user.id}` : `of several ${id}`;

/** The conversation that a read is part of, by a name that differs by conversation; undefined where it is of none. */
export const chatIn = (queryKey: QueryKey): string | undefined => {
  const [path, params, query] = queryKey as [string, { id?: number }?, { with?: number }?];
  const id = params?.id ?? query?.with;
  if (id === undefined) return undefined;
  const isOfSeveral = path === chatOfSeveral.path || path === threadOfSeveral.path;
  return nameOf({ id, user: isOfSeveral ? null : { id } });
};

/** Whether it is the list of all conversations. */
export const isChatList = (queryKey: QueryKey): boolean => queryKey[0] === chatList.path;

/** The names of the conversations in kept data of that list. */
export const chatsIn = (data: unknown): Set<string> =>
  new Set((data as Pages<ChatView>).pages.flatMap(({ items }) => items.map(nameOf)));
