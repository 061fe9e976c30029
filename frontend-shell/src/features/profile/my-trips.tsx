import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CountView, type TripToAdd, type TripView, endpoints, todayUtc } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, Icon, LinkButton, SkeletonCard, keepFocus } from '@wayfellow/ui';
import { useApiList, useKeptSince, usePagedList } from '@wayfellow/web';
import { DeleteTrip } from '../../shared/trips/delete-trip';
import { TripDialog } from '../../shared/trips/trip-dialog';
import { OwnRoutes } from './own-routes';
import { TripCard } from './trip-card';
import { useTripToAdd } from './use-trip-to-add';

interface Props {
  trips: readonly TripView[] | undefined;
  /** Set when they failed to load. */
  onRetry?: () => void;
}

type Task = { kind: 'add'; known?: TripToAdd } | { kind: 'edit' | 'delete'; trip: TripView } | null;

/** How many people cross the first of the coming trips, by the trip's id. A trip without a number has no line. */
const useCrossings = (trips: Props['trips']): ReadonlyMap<number, CountView> => {
  const isAny = trips?.some(({ endDate }) => endDate >= todayUtc()) ?? false;
  const { items = [] } = usePagedList(endpoints.crossings.list, {}, { enabled: isAny });
  return new Map(items.map(({ trip, total }) => [trip?.id, total]));
};

/** The user's own trips, soonest first, with buttons to add, edit and delete. */
export const MyTrips = ({ trips, onRetry }: Props) => {
  const known = useTripToAdd();
  const [task, setTask] = useState<Task>(known ? { kind: 'add', known } : null);
  const close = () => setTask(null);
  const add = () => setTask({ kind: 'add' });
  const crossings = useCrossings(trips);
  const routes = useApiList(endpoints.routes.list, {});
  // The routes stand above the trips, and would push them down if they came later.
  const shown = routes.isFetched ? trips : undefined;
  const isOff = useKeptSince() !== undefined;
  return (
    <Box ref={keepFocus} sx={{ pt: 7 }}>
      {shown && shown.length > 0 && (
        <>
          <Box
            sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', mb: 4.5 }}
          >
            <Typography variant="h4" component="h2">
              My Trips
            </Typography>
            {!isOff && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, justifyContent: 'flex-end' }}>
                <PlanRoute size="small" />
                <Button variant="contained" size="small" startIcon={<Icon name="plus" />} onClick={add}>
                  Add a trip
                </Button>
              </Box>
            )}
          </Box>
          <OwnRoutes routes={routes.data} />
          <Stack component="ul" aria-label="My trips" sx={{ gap: 4 }}>
            {shown.map((trip) => (
              <li key={trip.id}>
                <TripCard
                  trip={trip}
                  crossings={crossings.get(trip.id)}
                  onEdit={() => setTask({ kind: 'edit', trip })}
                  onDelete={() => setTask({ kind: 'delete', trip })}
                />
              </li>
            ))}
          </Stack>
          {isOff && (
            // Above the line that says why.
            <Button variant="contained" fullWidth startIcon={<Icon name="plus" />} sx={{ mt: 4 }}>
              Add a trip
            </Button>
          )}
        </>
      )}
      {shown?.length === 0 && <NoTrips onAdd={add} />}
      {!shown && (onRetry ? <Failed onRetry={onRetry} /> : <Waiting />)}
      {task?.kind === 'add' && <TripDialog known={task.known} onClose={close} />}
      {task?.kind === 'edit' && <TripDialog trip={task.trip} onClose={close} />}
      {task?.kind === 'delete' && <DeleteTrip trip={task.trip} onClose={close} />}
    </Box>
  );
};

const PlanRoute = ({ size }: { size?: 'small' }) => (
  <LinkButton component={Link} to="/routes/new" variant="outlined" size={size}>
    Plan a route
  </LinkButton>
);

const NoTrips = ({ onAdd }: { onAdd: () => void }) => (
  <Card>
    <EmptyState
      drawing="tent"
      title="My Trips"
      text="You don't have any trips planned yet."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, justifyContent: 'center' }}>
          <PlanRoute />
          <Button variant="contained" onClick={onAdd}>
            Add a trip
          </Button>
        </Box>
      }
    />
  </Card>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <FailureNote
    title="Failed to fetch your trips."
    text="Check your connection and try again."
    onRetry={onRetry}
  />
);

const Waiting = () => (
  <Stack sx={{ gap: 4 }}>
    <p className="vh" role="status">
      Loading trips...
    </p>
    <SkeletonCard shape="trip" />
    <SkeletonCard shape="trip" />
  </Stack>
);
