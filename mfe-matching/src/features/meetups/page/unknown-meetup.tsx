import Card from '@mui/material/Card';
import { addTripPath, problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, LinkButton } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';

/** In place of a meetup that the viewer may not see, for whatever reason. */
export const UnknownMeetup = ({ detail = problems['unknown-meetup'].detail }: { detail?: string }) => {
  usePageMeta({ title: 'Meetup', description: 'A meetup of travelers.' });
  return (
    <Card>
      <EmptyState
        drawing="lanes"
        component="h1"
        title="No meetup here for you"
        text={detail}
        action={
          <LinkButton component={Link} to={addTripPath()} variant="contained">
            Add Your Trip
          </LinkButton>
        }
      />
    </Card>
  );
};
