import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { BusyButton } from '../buttons';
import { FailureNote } from '../notes/notes';
import { useFocusOnNew } from './use-focus-on-new';

interface Props {
  /** The button's label, such as 'Show more travelers'. */
  label: string;
  /** As returned by usePagedList of libs/web. */
  list: {
    items: readonly unknown[] | undefined;
    isMore: boolean;
    isLoadingMore: boolean;
    isMoreFailed: boolean;
    loadMore: () => void;
  };
  /** The list element only; its items must be focusable. */
  children: ReactNode;
}

/** A paged list with the button that loads more. */
export const ShowMore = ({ label, list, children }: Props) => {
  const { items, isMore, isLoadingMore, isMoreFailed, loadMore } = list;
  const around = useRef<HTMLDivElement>(null);
  const expectNew = useFocusOnNew(around, items?.length ?? 0, isMoreFailed && !isLoadingMore);
  const showMore = () => {
    expectNew();
    loadMore();
  };
  return (
    <>
      <div ref={around}>{children}</div>
      {isMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 10 }}>
          {isMoreFailed && !isLoadingMore ? (
            <FailureNote title="More could not be loaded." text="Please try again." onRetry={showMore} />
          ) : (
            <BusyButton variant="outlined" busy={isLoadingMore} busyLabel="Loading..." onClick={showMore}>
              {label}
            </BusyButton>
          )}
        </Box>
      )}
    </>
  );
};
