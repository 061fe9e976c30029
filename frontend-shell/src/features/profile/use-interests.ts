import { useRef } from 'react';
import { type InterestName, type InterestView, endpoints, interestLabel } from '@wayfellow/contracts';
import { ApiError, queryKeyOf, toast, useApiMutation, useApiQuery, useQueryClient } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

/** The user's own interests, and the actions on them. */
export interface InterestsRead {
  /** Undefined while loading. */
  list: readonly InterestView[] | undefined;
  /** Set when they failed to load. */
  retry?: () => void;
  /** Adds or removes an interest, optimistically: a failure reverts it and shows a toast. */
  toggle: (name: InterestName) => Promise<void>;
}

const key = queryKeyOf(endpoints.interests.list);
/** Temporary id of an interest that the server has not stored yet. */
const UNSTORED = 0;

export const useInterests = (): InterestsRead => {
  const client = useQueryClient();
  const { data, error, refetch } = useApiQuery(endpoints.interests.list, {});
  const { mutateAsync: store } = useApiMutation(endpoints.interests.add);
  const { mutateAsync: unstore } = useApiMutation(endpoints.interests.remove);
  const running = useRef(new Set<InterestName>());

  const change = (next: (list: InterestView[]) => InterestView[]) =>
    client.setQueryData<InterestView[]>(key, (list) => list && next(list));
  const without = (name: InterestName) => change((list) => list.filter((one) => one.name !== name));

  const add = async (name: InterestName) => {
    change((list) => [...list, { id: UNSTORED, name }]);
    try {
      const stored = await store({ body: { name } });
      change((list) => list.map((one) => (one.name === name ? stored : one)));
    } catch (failure) {
      without(name);
      throw failure;
    }
  };
  const remove = async (interest: InterestView) => {
    without(interest.name);
    try {
      await unstore({ params: { id: interest.id } });
    } catch (failure) {
      // It was removed elsewhere: the list is read again, and there is nothing to tell.
      if (failure instanceof ApiError && failure.status === 404) return void refetch();
      change((list) => [...list, interest]);
      throw failure;
    }
  };

  const toggle = async (name: InterestName) => {
    if (!data || running.current.has(name)) return;
    running.current.add(name);
    const owned = data.find((one) => one.name === name);
    try {
      await (owned ? remove(owned) : add(name));
    } catch (failure) {
      toast({
        title: `${interestLabel(name)} was not ${owned ? 'removed' : 'added'}`,
        description: failureText(failure) ?? 'Please try again later.',
        severity: 'error',
      });
    } finally {
      running.current.delete(name);
    }
  };

  return { list: data, retry: error ? () => void refetch() : undefined, toggle };
};
