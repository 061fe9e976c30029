import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type DestinationView, type TipView, fetchErrors, loginPath } from '@wayfellow/contracts';
import { Link, useLocation } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, TextLink } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { TipForm } from '../../tips/tip-form';
import { TipGrid, TipsWaiting } from '../../tips/tip-grid';

interface Props {
  destination: DestinationView;
  tips: readonly TipView[] | undefined;
  /** Given where they could not be read. */
  onRetry?: () => void;
}

/** The third tab: the form that shares a tip, for whoever is signed in, and the tips. */
export const TravelTips = ({ destination, tips, onRetry }: Props) => {
  const { user } = useSession();
  return (
    <Box sx={{ pt: { xs: 6, sm: 9 }, display: 'grid', gap: 8 }}>
      {user && <TipForm destinationId={destination.id} />}
      {!tips && onRetry && (
        <FailureNote
          title={`${fetchErrors.tips}.`}
          text="Check your connection and try again."
          onRetry={onRetry}
        />
      )}
      {!tips && !onRetry && <TipsWaiting />}
      {tips && (tips.length > 0 ? <Tips destination={destination} tips={tips} /> : <NoTips />)}
    </Box>
  );
};

const Tips = ({ destination, tips }: { destination: DestinationView; tips: readonly TipView[] }) => (
  <div>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 4,
      }}
    >
      <Typography variant="h3" component="h2">
        Travel Tips
      </Typography>
      <TextLink standalone component={Link} to={`/destinations/${destination.id}/tips`}>
        By category
      </TextLink>
    </Box>
    <TipGrid tips={tips} heading="h3" />
  </div>
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
