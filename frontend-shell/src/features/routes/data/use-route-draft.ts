import { useCallback, useState } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { useApiList } from '@wayfellow/web';
import { type RouteDraft, withDestinations } from './route-draft';

const keyOf = (userId: number, routeId: number | undefined) =>
  `wayfellow-route-draft-${userId}-${routeId ?? 'new'}`;

const stored = (key: string): RouteDraft | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as RouteDraft | undefined) ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (key: string, draft: RouteDraft | undefined) => {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the draft lives as long as the page.
  }
};

/** A route that is edited. What is not saved lives in the tab, also when it is reloaded, until it is saved or dropped. */
export const useRouteDraft = (userId: number, routeId: number | undefined, fresh: () => RouteDraft) => {
  const key = keyOf(userId, routeId);
  const { data: known = [] } = useApiList(endpoints.destinations.list, {});
  const [draft, setDraft] = useState(() => stored(key) ?? fresh());
  const change = useCallback(
    (next: RouteDraft) => {
      keep(key, next.isChanged ? next : undefined);
      setDraft(next);
    },
    [key],
  );
  const forget = () => {
    keep(key, undefined);
    setDraft(fresh());
  };
  return { draft: withDestinations(draft, known), change, forget };
};
