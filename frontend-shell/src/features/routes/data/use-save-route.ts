import { useState } from 'react';
import { type RouteView, endpoints, notices } from '@wayfellow/contracts';
import { ApiError, toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { type RouteDraft, inputOf } from './route-draft';

/** What the server said of single stops, by the stop's index. */
type StopProblems = Readonly<Record<number, string>>;

const problemsIn = (error: unknown): StopProblems => {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const index = /^stops\.(\d+)/.exec(field)?.[1];
      return index === undefined ? [] : [[Number(index), message]];
    }),
  );
};

/** Stores a route, and says so. The draft stays as it is when that fails; `forget` drops what the server said of it. */
export const useSaveRoute = (id: number | undefined, onSaved: (route: RouteView) => void) => {
  const [problems, setProblems] = useState<StopProblems>({});
  const [isOutdated, setIsOutdated] = useState(false);
  const outcome = {
    onSuccess: (route: RouteView) => {
      toast(notices.routeSaved(route.trips.length));
      onSaved(route);
    },
    onError: (error: unknown) => {
      setProblems(problemsIn(error));
      setIsOutdated(error instanceof ApiError && error.problem?.type === '/problems/route-changed');
      toast(notices.routeNotSaved(failureText(error)));
    },
  };
  const create = useApiMutation(endpoints.routes.create, outcome);
  const update = useApiMutation(endpoints.routes.update, outcome);
  const forget = () => {
    setProblems({});
    setIsOutdated(false);
  };
  const save = (draft: RouteDraft) => {
    forget();
    const { clientId, version } = draft;
    if (id === undefined || version === undefined) create.mutate({ body: { ...inputOf(draft), clientId } });
    else update.mutate({ params: { id }, body: { ...inputOf(draft), version } });
  };
  return { save, forget, isSaving: create.isPending || update.isPending, problems, isOutdated };
};
