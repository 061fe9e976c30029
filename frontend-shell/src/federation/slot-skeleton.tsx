/** Stands in for a remote's screen while its code comes. */
export const SlotSkeleton = () => <div role="status" aria-label="Loading" />;
