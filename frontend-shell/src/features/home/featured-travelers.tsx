import Box from '@mui/material/Box';
import { DEFAULT_BIO, type TravelerCardView, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  CardGrid,
  ConnectButton,
  FailureNote,
  Note,
  Section,
  SectionHeader,
  SkeletonCard,
  TextLink,
  TravelerCard,
} from '@wayfellow/ui';
import { toast, useApiQuery, useConnectAction, useSession, useVisitorReport } from '@wayfellow/web';
import { sampleTravelers } from './samples';

const SHOWN = 4;

const Featured = ({ card }: { card: TravelerCardView }) => {
  const action = useConnectAction(card);
  const report = useVisitorReport(card.id);
  return (
    <TravelerCard
      card={{ ...card, userId: card.id, bio: card.bio ?? DEFAULT_BIO }}
      sharedInterests={card.sharedInterests}
      ownTrip={card.connection === 'self'}
      link={{ component: Link, to: `/travelers/${card.id}` }}
      report={report}
      action={<ConnectButton action={action} name={card.name} fullWidth />}
    />
  );
};

/** A sample is not a real user: its button asks visitors to sign in, and does nothing for signed-in users. */
const Sample = ({ card }: { card: TravelerCardView }) => {
  const { user } = useSession();
  const action = {
    kind: 'connect' as const,
    label: 'Connect',
    isBusy: false,
    isDisabled: user !== null,
    run: () => toast(notices.connectNeedsLogin),
  };
  return (
    <TravelerCard
      card={{ ...card, userId: card.id }}
      action={<ConnectButton action={action} name={card.name} fullWidth />}
    />
  );
};

/** The four travelers with the soonest trips, or four labeled samples when the server returns none. */
export const FeaturedTravelers = () => {
  const { data, isPending, isError, refetch } = useApiQuery(endpoints.search.travelers, {
    query: { limit: SHOWN },
  });
  const areSamples = data?.length === 0;
  return (
    <Section labelledBy="featured-travelers">
      <SectionHeader
        id="featured-travelers"
        title="Featured Travelers"
        lead="Going soon, and glad of company."
        action={
          <TextLink component={Link} to="/search" standalone>
            View All
          </TextLink>
        }
      />
      {areSamples && (
        <Box sx={{ mb: 5 }}>
          <Note kind="info">These are sample travelers: nobody has planned a trip here yet.</Note>
        </Box>
      )}
      {isError ? (
        <FailureNote
          title="Failed to fetch travelers."
          text="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <CardGrid columns={4} scrollsOnPhones aria-label="Featured travelers" aria-busy={isPending}>
          {isPending &&
            Array.from({ length: SHOWN }, (_, index) => <SkeletonCard key={index} shape="traveler" />)}
          {data?.map((card) => (
            <Featured key={card.tripId} card={card} />
          ))}
          {areSamples && sampleTravelers.map((card) => <Sample key={card.tripId} card={card} />)}
        </CardGrid>
      )}
    </Section>
  );
};
