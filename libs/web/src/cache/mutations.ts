import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallArgs, Endpoint } from '@wayfellow/contracts';
import { type ApiError, call } from '../api/api-client';
import { invalidateChangedBy } from './queries';

type WriteOptions<Args, View> = Pick<UseMutationOptions<View, Error, Args>, 'onSuccess' | 'onError'>;

/** A call that changes something: `mutate(args)`. It counts as done once what it changed is refetched, also where it was gone already. */
export const useApiMutation = <Args extends CallArgs, View>(
  endpoint: Endpoint<Args, View>,
  { onSuccess, onError }: WriteOptions<Args, View> = {},
) => {
  const client = useQueryClient();
  return useMutation<View, Error, Args>({
    mutationFn: (args) => call(endpoint, args),
    onSuccess: async (...outcome) => {
      await invalidateChangedBy(client, endpoint);
      await onSuccess?.(...outcome);
    },
    onError,
    // What was gone already still stands on the page.
    onSettled: (_view, error) =>
      (error as Partial<ApiError> | null)?.status === 404 ? invalidateChangedBy(client, endpoint) : undefined,
  });
};
