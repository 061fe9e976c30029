import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DestinationView, endpoints, fetchErrors } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  CardGrid,
  DestinationCard,
  FailureNote,
  LinkButton,
  Note,
  Section,
  SectionHeader,
  SkeletonCard,
  TextLink,
  noCriteria,
  searchPathOf,
} from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';
import { type SampleDestination, sampleDestinations } from './samples';

const SHOWN = 6;

const Popular = ({ destination }: { destination: DestinationView }) => (
  <DestinationCard
    destination={{ ...destination, travelerCount: destination.travelersCount }}
    actions={
      <>
        <LinkButton
          component={Link}
          to={searchPathOf({ ...noCriteria, destination: destination.name })}
          variant="tint"
          size="small"
        >
          Explore Buddies
        </LinkButton>
        <LinkButton
          component={Link}
          to={`/destinations/${destination.id}/tips`}
          variant="outlined"
          size="small"
        >
          Travel Tips
        </LinkButton>
      </>
    }
  />
);

/** A sample is not a real destination, so its buttons do nothing. */
const Sample = ({ destination }: { destination: SampleDestination }) => (
  <DestinationCard
    destination={destination}
    actions={
      <>
        <Button variant="tint" size="small" disabled>
          Explore Buddies
        </Button>
        <Button variant="outlined" size="small" disabled>
          Travel Tips
        </Button>
      </>
    }
  />
);

/** Six popular destinations, or six labeled samples when the server returns none. */
export const PopularDestinations = () => {
  const { data, isPending, isError, refetch } = useApiQuery(endpoints.destinations.list, {
    query: { limit: SHOWN },
  });
  const areSamples = data?.length === 0;
  return (
    <Section labelledBy="popular-destinations">
      <SectionHeader
        id="popular-destinations"
        title="Popular Destinations"
        lead="Where Wayfellows are heading."
        action={
          <TextLink component={Link} to="/explore" standalone>
            See all
          </TextLink>
        }
      />
      {areSamples && (
        <Box sx={{ mb: 5 }}>
          <Note kind="info">These are sample destinations: there are none here yet.</Note>
        </Box>
      )}
      {isError ? (
        <FailureNote
          title={`${fetchErrors.destinations}.`}
          text="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <CardGrid columns={3} scrollsOnPhones aria-label="Popular destinations" aria-busy={isPending}>
          {isPending &&
            Array.from({ length: SHOWN }, (_, index) => <SkeletonCard key={index} shape="destination" />)}
          {data?.map((destination) => (
            <Popular key={destination.id} destination={destination} />
          ))}
          {areSamples &&
            sampleDestinations.map((destination) => (
              <Sample key={destination.id} destination={destination} />
            ))}
        </CardGrid>
      )}
    </Section>
  );
};
