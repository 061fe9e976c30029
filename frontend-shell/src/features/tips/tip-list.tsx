import Card from '@mui/material/Card';
import { endpoints, fetchErrors, loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, ShowMore } from '@wayfellow/ui';
import { usePagedList, useSession } from '@wayfellow/web';
import { TipGrid, TipsWaiting } from '../../shared/tips/tip-grid';
import type { TipTab } from './category-tabs';

/** The tips of a destination in one category or all, paged. */
export const TipList = ({ destinationId, tab }: { destinationId: number; tab: TipTab }) => {
  const list = usePagedList(endpoints.tips.list, {
    params: { id: destinationId },
    query: { category: tab === 'all' ? undefined : tab },
  });
  const { items: tips, isFailed, retry } = list;
  if (isFailed)
    return (
      <FailureNote
        title={`${fetchErrors.tips}.`}
        text="Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!tips) return <TipsWaiting />;
  if (tips.length === 0) return <NoTips isFiltered={tab !== 'all'} />;
  return (
    <ShowMore label="Show more tips" list={list}>
      <TipGrid tips={tips} />
    </ShowMore>
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
