import { Suspense, lazy } from 'react';
import { SlotSkeleton } from '../shared/slot/slot-skeleton';

const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/not-found-page')).NotFoundPage,
}));

/** The page for unknown URLs, in a chunk of its own: hardly any visit sees it. */
export const NotFound = () => (
  <Suspense fallback={<SlotSkeleton />}>
    <NotFoundPage />
  </Suspense>
);
