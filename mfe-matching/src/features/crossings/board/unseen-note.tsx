import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type UnseenReason, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, EmptyState, Note, TextLink } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';

const texts: Record<Exclude<UnseenReason, 'nobody'>, string> = {
  quiet: 'You are not found by this trip, and it finds nobody for you.',
  trips: 'Too many trips on these days to name people. Remove the ones you dropped.',
};

/** Why one board names nobody, where it is for its own trip. */
export const UnseenNote = ({ reason }: { reason: keyof typeof texts }) => (
  <Box sx={{ px: { xs: 5, sm: 6 }, pt: 2, pb: 5 }}>
    <Note
      action={
        <TextLink component={Link} to="/profile?tab=trips" standalone>
          My Trips
        </TextLink>
      }
    >
      {texts[reason]}
    </Note>
  </Box>
);

/** Said once to somebody whom nobody may find: no board names anybody. */
export const TravelsUnseen = () => {
  const save = useApiMutation(endpoints.account.setPrivacy, {
    onSuccess: () => toast(notices.findableChanged),
    onError: () => toast(notices.findableFailed),
  });
  return (
    <Card sx={{ mb: 8 }}>
      <EmptyState
        drawing="lanes"
        title="You travel unseen"
        text="While nobody may find you, this page counts people and names none."
        action={
          <BusyButton
            variant="outlined"
            busy={save.isPending}
            busyLabel="Saving..."
            onClick={() => save.mutate({ body: { findable: 'members' } })}
          >
            Let members find me
          </BusyButton>
        }
      />
    </Card>
  );
};
