import { useEffect, useState } from 'react';
import type { TripToAdd } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';

const fields = ['destination', 'startDate', 'endDate'] as const;

/** What the address says of a trip that is to be added, taken out of it; see `addTripPath`. */
export const useTripToAdd = (): TripToAdd | undefined => {
  const [params, setParams] = useSearchParams();
  const [known] = useState(() =>
    params.get('add') === 'trip'
      ? Object.fromEntries(fields.map((field) => [field, params.get(field) ?? undefined]))
      : undefined,
  );
  useEffect(() => {
    if (!known) return;
    const next = new URLSearchParams(params);
    for (const name of ['add', ...fields]) next.delete(name);
    setParams(next, { replace: true });
    // Once: the form is then open, and reloading the page does not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return known;
};
