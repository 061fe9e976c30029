import { type DestinationView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  CardGrid,
  DestinationCard,
  LinkButton,
  Section,
  SectionHeader,
  SkeletonCard,
  TextLink,
  noCriteria,
  searchPathOf,
} from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';
import { sampleDestinations } from './samples';

const SHOWN = 6;

const Popular = ({ destination }: { destination: DestinationView }) => (
  <DestinationCard
    destination={{ ...destination, travellerCount: destination.travelersCount }}
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

/** Six places many travellers plan to go to; six samples when the server has none. */
export const PopularDestinations = () => {
  const { data, isPending } = useApiQuery(endpoints.destinations.list, { query: { limit: SHOWN } });
  const shown = data?.length ? data : sampleDestinations;
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
      <CardGrid of="three" rail aria-label="Popular destinations" aria-busy={isPending}>
        {isPending
          ? Array.from({ length: SHOWN }, (_, index) => <SkeletonCard key={index} shape="destination" />)
          : shown.map((destination) => <Popular key={destination.id} destination={destination} />)}
      </CardGrid>
    </Section>
  );
};
