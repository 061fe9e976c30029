import type { Query } from '@tanstack/react-query';
import { type MeetupView, endpoints, limits } from '@wayfellow/contracts';
import { ApiError, callAllPages } from '../api/api-client';
import { meetupsIn } from './after-answers';
import type { PocketRecord } from './database';
import { meetupNamed } from './what-is-kept';

/** What is over, by its id, and when the server was asked about it. */
export type Gone = ReadonlyMap<number, number>;

const all = { query: { limit: limits.pageSize.max } };

/** Whom the user has blocked, here or on another device. */
export const askBlocked = async (): Promise<Gone> => {
  const askedAt = Date.now();
  const people = await callAllPages(endpoints.blocks.list, all);
  return new Map(people.map(({ id }) => [id, askedAt]));
};

/** The meetups among what is kept that the user is no longer in: left here or on another device, or removed by the host. */
export const askLeft = async (kept: readonly PocketRecord[]): Promise<Gone> => {
  const meetups = meetupsIn(kept);
  if (meetups.size === 0) return new Map();
  const askedAt = Date.now();
  const mine = await callAllPages(endpoints.meetups.mine, all);
  for (const { id } of mine) meetups.delete(id);
  return new Map([...meetups].map((id) => [id, askedAt]));
};

/** Whether the server says that the user may not, or may no longer, read it. */
export const isRefused = ({ state: { error } }: Query): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Which meetup a query says that the user is not in, and when it said so. */
export const leftBy = (query: Query): [id: number, at: number][] => {
  const { queryKey, state } = query;
  const id = meetupNamed(queryKey);
  if (id === undefined) return [];
  if (isRefused(query)) return [[id, state.errorUpdatedAt]];
  return (state.data as MeetupView | undefined)?.myState === 'none' ? [[id, state.dataUpdatedAt]] : [];
};

/** Several in one: what was said last counts. */
export const latestOf = (gone: Iterable<[id: number, at: number]>): Gone => {
  const latest = new Map<number, number>();
  for (const [id, at] of gone) latest.set(id, Math.max(at, latest.get(id) ?? 0));
  return latest;
};
