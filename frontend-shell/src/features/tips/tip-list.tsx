import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { endpoints, fetchErrors, loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { BusyButton, EmptyState, FailureNote, LinkButton } from '@wayfellow/ui';
import { useApiPages, useSession } from '@wayfellow/web';
import { TipGrid, TipsWaiting } from '../../tips/tip-grid';
import type { TipTab } from './category-tabs';

/** The tips of a destination in one category or all, page after page. */
export const TipList = ({ destinationId, tab }: { destinationId: number; tab: TipTab }) => {
  const tips = useApiPages(endpoints.tips.list, {
    params: { id: destinationId },
    query: { category: tab === 'all' ? undefined : tab },
  });
  const shown = tips.data?.pages.flatMap(({ items }) => items) ?? [];
  if (tips.isPending) return <TipsWaiting />;
  return (
    <Box sx={{ display: 'grid', gap: 7 }}>
      {shown.length > 0 && <TipGrid tips={shown} />}
      {tips.error ? (
        <FailureNote
          title={`${fetchErrors.tips}.`}
          text="Check your connection and try again."
          onRetry={() => void (shown.length > 0 ? tips.fetchNextPage() : tips.refetch())}
        />
      ) : (
        shown.length === 0 && <NoTips isFiltered={tab !== 'all'} />
      )}
      {tips.hasNextPage && !tips.error && (
        <BusyButton
          variant="outlined"
          busy={tips.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void tips.fetchNextPage()}
          sx={{ justifySelf: 'center' }}
        >
          Load more tips
        </BusyButton>
      )}
    </Box>
  );
};

const NoTips = ({ isFiltered }: { isFiltered: boolean }) => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const which = isFiltered ? 'No tips in this category yet.' : 'No tips for this place yet.';
  return (
    <Card>
      {user ? (
        <EmptyState
          drawing="notebook"
          title="No Travel Tips Yet"
          text={`${which} Been here? Yours would be the first.`}
        />
      ) : (
        <EmptyState
          drawing="notebook"
          title="No Travel Tips Yet"
          text={`${which} Please log in to share yours.`}
          action={
            <LinkButton component={Link} to={loginPath(pathname + search)} variant="contained">
              Log in to share a tip
            </LinkButton>
          }
        />
      )}
    </Card>
  );
};
