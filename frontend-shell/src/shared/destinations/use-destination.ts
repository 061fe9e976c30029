import { type DestinationDetailView, endpoints, problemOf, rules } from '@wayfellow/contracts';
import { useParams } from '@wayfellow/router';
import { ApiError, useApiQuery } from '@wayfellow/web';

/** The result of reading the destination in the URL. */
export interface DestinationRead {
  /** Undefined for an invalid id, for which no request is made. */
  id: number | undefined;
  destination: DestinationDetailView | undefined;
  isMissing: boolean;
  isFailed: boolean;
  retry: () => void;
}

const idIn = (text = ''): number | undefined =>
  /^\d+$/.test(text) && !problemOf(rules.id, Number(text)) ? Number(text) : undefined;

/** The destination of the URL `/destinations/:id`. */
export const useDestination = (): DestinationRead => {
  const id = idIn(useParams().id);
  const { data, error, refetch } = useApiQuery(
    endpoints.destinations.one,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  );
  const isMissing = id === undefined || (error instanceof ApiError && error.status === 404);
  return {
    id,
    destination: data && { ...data, name: data.name ?? 'This place' },
    isMissing,
    isFailed: error !== null && !isMissing,
    retry: () => void refetch(),
  };
};
