import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type DestinationDetailView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  CardGrid,
  EmptyState,
  FailureNote,
  ShowMore,
  SkeletonCard,
  TextLink,
  peopleText,
} from '@wayfellow/ui';
import { usePagedList } from '@wayfellow/web';
import { PlanTrip } from './plan-trip';
import { SectionHead } from './section-head';
import { TravelerCard } from './traveler-card';

interface Props {
  destination: DestinationDetailView;
  onAddTrip: () => void;
}

const SKELETONS = 3;

/** The second tab: who plans to go there, soonest first. */
export const Travelers = ({ destination, onAddTrip }: Props) => {
  const list = usePagedList(endpoints.destinations.travelers, { params: { id: destination.id } });
  const { items: travelers, isFailed, retry } = list;
  const isEmpty = travelers?.length === 0;
  return (
    <Box sx={{ pt: { xs: 6, sm: 9 }, display: 'grid', gap: 6 }}>
      {!isEmpty && (
        <SectionHead title="Travelers">
          <PlanTrip onAdd={onAddTrip} variant="contained" />
        </SectionHead>
      )}
      <DayByDay destination={destination} />
      {isFailed && (
        <FailureNote
          title="Failed to fetch travelers."
          text="Check your connection and try again."
          onRetry={retry}
        />
      )}
      {!travelers && !isFailed && <Waiting />}
      {isEmpty && <Nobody onAddTrip={onAddTrip} />}
      {travelers && !isEmpty && (
        <ShowMore label="Show more travelers" list={list}>
          <CardGrid columns={3} component="ul" aria-label="Travelers">
            {travelers.map((traveler) => (
              <li key={traveler.id} tabIndex={-1}>
                <TravelerCard traveler={traveler} />
              </li>
            ))}
          </CardGrid>
        </ShowMore>
      )}
    </Box>
  );
};

/** Leads to the days: with the number of people who are there on the user's own, where that is known. */
const DayByDay = ({ destination: { id, companions } }: Pick<Props, 'destination'>) => {
  const count = companions?.count ?? 0;
  const path = `/crossings?destination=${id}`;
  return count > 0 ? (
    <p>
      {peopleText({ value: count, isAtLeast: false })} on your days.{' '}
      <TextLink component={Link} to={path}>
        See them day by day
      </TextLink>
    </p>
  ) : (
    <p>
      <TextLink standalone component={Link} to={path}>
        Who is there when you are?
      </TextLink>
    </p>
  );
};

const Waiting = () => (
  <>
    <p className="vh" role="status">
      Loading travelers...
    </p>
    <CardGrid columns={3}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} shape="profile" />
      ))}
    </CardGrid>
  </>
);

const Nobody = ({ onAddTrip }: Pick<Props, 'onAddTrip'>) => (
  <Card>
    <EmptyState
      drawing="bench"
      title="No Travelers Found"
      text="Nobody has a trip here yet. Put yours on the map."
      action={<PlanTrip onAdd={onAddTrip} variant="contained" />}
    />
  </Card>
);
