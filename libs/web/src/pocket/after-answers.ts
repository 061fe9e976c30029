import type { QueryKey } from '@tanstack/react-query';
import type { PocketRecord } from './database';
import {
  chatsIn,
  isChatList,
  isMeetupList,
  meetupNamed,
  withoutMeetups,
  withoutPeople,
} from './what-is-kept';

/** What the server has answered since the pocket was written. */
export interface Answers {
  records: readonly PocketRecord[];
  /** The keys of what the user may not read, or no more. */
  refused: ReadonlySet<string>;
  /** The meetups that the user is not in, and when the server said so. */
  left: ReadonlyMap<number, number>;
  /** Whom the user has blocked, and when the server was asked about it. */
  blocked: ReadonlyMap<number, number>;
}

/** The key of the read that a record is of; the user's own is of none. */
const readOf = ({ key }: PocketRecord): QueryKey =>
  key.startsWith('[') ? (JSON.parse(key) as QueryKey) : [];

/** The record of a list. */
export const listIn = (
  records: readonly PocketRecord[],
  isList: (queryKey: QueryKey) => boolean,
): PocketRecord | undefined => records.find((record) => isList(readOf(record)));

/** The ids of the meetups in some records. */
export const meetupsIn = (records: readonly PocketRecord[]): Set<number> => {
  const ids = new Set<number>();
  for (const record of records)
    withoutMeetups(readOf(record), record.data, (id) => {
      ids.add(id);
      return false;
    });
  return ids;
};

/** A record without the meetups that were left, and the people who were blocked, after it was answered; undefined if it is about one of them. */
const withoutGone = (
  record: PocketRecord,
  { left, blocked }: Pick<Answers, 'left' | 'blocked'>,
): PocketRecord | undefined => {
  const isLeft = (id: number) => (left.get(id) ?? 0) >= record.at;
  const isBlocked = (id: unknown) => (blocked.get(id as number) ?? 0) >= record.at;
  const data = withoutPeople(withoutMeetups(readOf(record), record.data, isLeft), isBlocked);
  if (data === undefined) return undefined;
  return data === record.data ? record : { ...record, data };
};

/** What is kept once the server has answered: of this user alone, and nothing that a newer answer no longer has. */
export const afterAnswers = (
  stored: readonly PocketRecord[],
  { records, refused, ...gone }: Answers,
  userId: number,
): PocketRecord[] => {
  const own = stored.filter((record) => record.userId === userId);
  const latest = new Map([...own, ...records].map((record) => [record.key, record]));
  for (const key of refused) latest.delete(key);
  const known = [...latest.values()].flatMap((record) => withoutGone(record, gone) ?? []);

  const chatList = listIn(known, isChatList);
  const chats = chatList ? chatsIn(chatList.data) : new Set<string>();
  const meetups = listIn(known, isMeetupList);
  const isOver = (record: PocketRecord) =>
    (record.chat !== undefined && !chats.has(record.chat)) ||
    // The list has the same meetup, as it is since, or the user is not in it any more.
    (meetupNamed(readOf(record)) !== undefined && meetups !== undefined && record.at < meetups.at);
  return known.filter((record) => !isOver(record));
};
