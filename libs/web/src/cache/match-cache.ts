import type { QueryClient } from '@tanstack/react-query';
import {
  type ConnectionState,
  type CrossingView,
  type MatchChangeView,
  type MatchList,
  type MatchView,
  type TripCrossingsView,
  type UnreadView,
  endpoints,
} from '@wayfellow/contracts';
import { changeLists, refetchPending } from './list-cache';
import { invalidate, invalidateChangedBy, queryKeyOf } from './queries';

const stateOf = ({ status, user1Id, otherUser }: MatchView): ConnectionState => {
  const isTheirs = user1Id === otherUser.id;
  if (status === 'accepted') return 'matched';
  if (status === 'pending') return isTheirs ? 'received' : 'sent';
  return isTheirs ? 'none' : 'declined';
};

const lists: Partial<Record<ConnectionState, MatchList>> = {
  received: 'requests',
  sent: 'sent',
  matched: 'matched',
};

/** What a thread reads of the conversation with a user, which begins with their match. */
const conversationWith = (otherId: number) =>
  queryKeyOf(endpoints.messages.conversations, { query: { with: otherId } });

/** Applies a match change to everything cached that shows it. Receiving it more than once has no further effect. */
export const applyMatch = (client: QueryClient, { counts, ...match }: MatchChangeView): void => {
  const { otherUser } = match;
  if (!otherUser) return void invalidateChangedBy(client, endpoints.matches.answer);
  const state = stateOf(match);
  changeLists<MatchView>(client, endpoints.matches.list, (items, { query, isFirst }) => {
    const others = items.filter((item) => item.otherUser.id !== otherUser.id);
    if (!isFirst || (query.list && query.list !== lists[state])) return others;
    return [...others, match].sort((a, b) => b.id - a.id);
  });
  changeLists<{ id: number }>(client, endpoints.matches.potential, (items) =>
    items.filter(({ id }) => id !== otherUser.id),
  );
  const connected = <Person extends { id: number; connection: ConnectionState }>(people: Person[]) =>
    people.map((person) => (person.id === otherUser.id ? { ...person, connection: state } : person));
  for (const call of [endpoints.search.travelers, endpoints.destinations.travelers])
    changeLists<{ id: number; connection: ConnectionState }>(client, call, connected);
  const { list, people, days } = endpoints.crossings;
  changeLists<CrossingView>(client, people, connected);
  changeLists<TripCrossingsView>(client, list, (boards) =>
    boards.map((board) => ({ ...board, top: connected(board.top ?? []) })),
  );
  // Boards neither count nor show anybody who declined, or was declined.
  if (match.status === 'rejected') void invalidate(client, list, people, days);
  if (state === 'matched') void client.invalidateQueries({ queryKey: conversationWith(otherUser.id) });
  void client.invalidateQueries({ queryKey: [endpoints.users.profile.path, { id: otherUser.id }] });
  void invalidate(client, endpoints.meetups.one);
  takeCounts(client, counts);
  void refetchPending(client, endpoints.matches.answer);
};

const takeCounts = (client: QueryClient, counts: MatchChangeView['counts'] | undefined): void => {
  // A server of the previous version does not send them.
  if (!counts) return void invalidate(client, endpoints.matches.counts, endpoints.messages.unread);
  client.setQueryData(queryKeyOf(endpoints.matches.counts), counts);
  client.setQueryData<UnreadView>(
    queryKeyOf(endpoints.messages.unread),
    (known) => known && { ...known, requests: counts.requests },
  );
};
