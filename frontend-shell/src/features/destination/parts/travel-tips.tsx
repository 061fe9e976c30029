import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type DestinationView, type TipView, endpoints, fetchErrors, loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, ShowMore, TextLink, keepFocus } from '@wayfellow/ui';
import { type PagedList, usePagedList, useSession } from '@wayfellow/web';
import { TipForm } from '../../../shared/tips/tip-form';
import { SectionHead } from './section-head';
import { TipGrid, TipsWaiting } from '../../../shared/tips/tip-grid';

/** The third tab: the tips, and for signed-in users the form to share one. */
export const TravelTips = ({ destination }: { destination: DestinationView }) => {
  const { user } = useSession();
  const list = usePagedList(endpoints.destinations.travelTips, { params: { id: destination.id } });
  const { items: tips, isFailed, retry } = list;
  return (
    <Box ref={keepFocus} sx={{ pt: { xs: 6, sm: 9 }, display: 'grid', gap: 8 }}>
      {user && <TipForm key={user.id} destinationId={destination.id} />}
      {isFailed && (
        <FailureNote
          title={`${fetchErrors.tips}.`}
          text="Check your connection and try again."
          onRetry={retry}
        />
      )}
      {!tips && !isFailed && <TipsWaiting />}
      {tips && (tips.length > 0 ? <Tips destination={destination} list={list} /> : <NoTips />)}
    </Box>
  );
};

const Tips = ({ destination, list }: { destination: DestinationView; list: PagedList<TipView> }) => (
  // Not a Stack, which nothing else on the page needs: its bytes come with the first page.
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
    <SectionHead title="Travel Tips">
      <TextLink standalone component={Link} to={`/destinations/${destination.id}/tips`}>
        By category
      </TextLink>
    </SectionHead>
    <ShowMore label="Show more tips" list={list}>
      <TipGrid tips={list.items ?? []} heading="h3" />
    </ShowMore>
  </Box>
);

const NoTips = () => {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return (
    <Card>
      <EmptyState
        drawing="notebook"
        title="No Travel Tips Yet"
        text={
          user
            ? 'Been here? Use the form above, and yours would be the first.'
            : 'Been here? Yours would be the first.'
        }
        action={
          !user && (
            <LinkButton component={Link} to={loginPath(pathname + search, '/auth')} variant="contained">
              Sign In to Add Tips
            </LinkButton>
          )
        }
      />
    </Card>
  );
};
