import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type CalendarDay, type TripView, endpoints, townOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, FilterChips, Icon, PageHeader, ParentLink, ShowMore } from '@wayfellow/ui';
import { usePageMeta, usePagedList, useTab } from '@wayfellow/web';
import { dateOf, longDay, rangeOf, weekdayOf } from '../../../shared/day-texts';
import { daysAhead } from '../data/days-ahead';
import { OfferDialog } from '../form/offer-dialog';
import { Tickets } from './tickets';
import { TicketsSkeleton } from './tickets-skeleton';

const ALL = 'all';

const OfferButton = ({ onOffer, isMain }: { onOffer: () => void; isMain?: boolean }) => (
  <Button variant={isMain ? 'contained' : 'outlined'} startIcon={<Icon name="plus" />} onClick={onOffer}>
    Offer a meetup
  </Button>
);

const Empty = ({ day, onOffer }: { day?: CalendarDay; onOffer: () => void }) => (
  <Card>
    <EmptyState
      drawing="lanes"
      title={day ? `No meetups on ${longDay(day)}` : 'No meetups on your days'}
      text="Be the first: a walk, a meal, a museum."
      action={<OfferButton onOffer={onOffer} isMain />}
    />
  </Card>
);

/** What is offered on the days of a trip. */
export const TripMeetups = ({ trip }: { trip: TripView }) => {
  const town = townOf(trip.destination);
  usePageMeta({
    title: `Meetups in ${town}`,
    description: 'What travelers who are there on your days do together, in small groups.',
  });
  const days = daysAhead(trip);
  const [chosen, choose] = useTab<CalendarDay | typeof ALL>([ALL, ...days], { param: 'day' });
  const day = chosen === ALL ? undefined : chosen;
  const [isOffering, setIsOffering] = useState(false);
  const list = usePagedList(endpoints.meetups.ofTrip, { params: { id: trip.id }, query: { day } });
  const { items } = list;
  const offer = () => setIsOffering(true);
  return (
    <>
      <PageHeader
        parent={
          <ParentLink component={Link} to={`/crossings#trip-${trip.id}`}>
            Crossings
          </ParentLink>
        }
        title={`Meetups in ${town}`}
        lead={`On your days, ${rangeOf(trip)}. Small, in public places, hosted by travelers who are there too.`}
        action={days.length > 0 && <OfferButton onOffer={offer} />}
      />
      {days.length > 1 && (
        <Box sx={{ mb: 6 }}>
          <FilterChips
            ariaLabel="Day"
            value={chosen}
            onChange={choose}
            options={[
              { value: ALL, label: 'All days' },
              ...days.map((value) => ({ value, label: `${weekdayOf(value)} ${dateOf(value)}` })),
            ]}
          />
        </Box>
      )}
      {list.isFailed && (
        <FailureNote title="We could not load the meetups." text="Please try again." onRetry={list.retry} />
      )}
      {!items && !list.isFailed && <TicketsSkeleton />}
      {items?.length === 0 && <Empty day={day} onOffer={offer} />}
      {items && items.length > 0 && (
        <ShowMore label="Show more meetups" list={list}>
          <Tickets meetups={items} label={`Meetups in ${town}`} />
        </ShowMore>
      )}
      {isOffering && <OfferDialog trip={trip} onClose={() => setIsOffering(false)} />}
    </>
  );
};
