import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { BusyButton } from '@wayfellow/ui';

interface Props {
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
}

/** The end of a paged list: loads more when scrolled into view or clicked. */
export const LoadMore = ({ isLoading, isFailed, load }: Props) => {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!end.current || isFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
    // Observing again after each page fires again if the end is still in view.
  }, [isFailed, isLoading]);

  return (
    <Box ref={end} sx={{ display: 'grid', justifyItems: 'center', p: 4 }}>
      <BusyButton variant="text" size="small" busy={isLoading} busyLabel="Loading..." onClick={load}>
        {isFailed ? 'Could not load more. Retry' : 'Load more'}
      </BusyButton>
    </Box>
  );
};
