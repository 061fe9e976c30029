import type { QueryKey } from '@tanstack/react-query';
import {
  type ConversationView,
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

const latest = (data: Pages<ConversationView> | ConversationView[]) =>
  Array.isArray(data) ? data : firstOf(data, (items) => items.slice(0, limits.pocket.conversations));

/** How many cross one's days, without who they are. */
const withoutNames = (data: Pages<TripCrossingsView>) =>
  firstOf(data, (boards) => boards.map((board) => ({ ...board, top: [] })));

interface Thread {
  messages: readonly MessageView[];
  hasOlder: boolean;
}

/** The newest messages. On which connection they came is over with the page. */
const newest = ({ messages, hasOlder, ...rest }: Thread) => ({
  ...rest,
  messages: messages.slice(-limits.pocket.messages),
  hasOlder: hasOlder || messages.length > limits.pocket.messages,
  caughtUpOn: undefined,
});

/** What is kept of each read, by its path: one's own trips, and who one writes with. Nothing else is. */
const kept: Record<string, (data: never) => unknown> = {
  [endpoints.trips.list.path]: whole,
  [endpoints.routes.list.path]: whole,
  [endpoints.interests.list.path]: whole,
  [endpoints.crossings.list.path]: withoutNames,
  [endpoints.messages.conversations.path]: latest,
  [endpoints.messages.thread.path]: newest,
  [endpoints.users.one.path]: whole,
};

/** What is kept of a query's data; undefined if nothing is. */
export const keptOf = (queryKey: QueryKey, data: unknown): unknown =>
  kept[String(queryKey[0])]?.(data as never);

/** The other traveler whom a read is about; undefined where it is about oneself. */
export const otherIn = (queryKey: QueryKey): number | undefined => {
  const [, params, query] = queryKey as [string, { id?: number }?, { with?: number }?];
  return params?.id ?? query?.with;
};

/** Whether it is the list of all conversations. */
export const isConversationList = (queryKey: QueryKey): boolean =>
  queryKey[0] === endpoints.messages.conversations.path && otherIn(queryKey) === undefined;

/** Whom the conversations in kept data of that list are with. */
export const othersIn = (data: unknown): Set<number> =>
  new Set((data as Pages<ConversationView>).pages.flatMap(({ items }) => items.map(({ user }) => user.id)));
