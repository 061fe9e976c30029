import Card from '@mui/material/Card';
import { addTripPath } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, LinkButton } from '@wayfellow/ui';

/** In place of what there is on the days of one's trips, for somebody without any. */
export const NoTrips = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <EmptyState
      drawing="lanes"
      title={title}
      text={text}
      action={
        <LinkButton component={Link} to={addTripPath()} variant="contained">
          Add Your Trip
        </LinkButton>
      }
    />
  </Card>
);
