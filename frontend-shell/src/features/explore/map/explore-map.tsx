import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { MapPlaceView, TripView } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { CaptionTab } from '@wayfellow/ui';
import { monthName, shownMonths } from './data/months';
import { comingTrips, routeIn } from './data/own-route';
import { coordinatesOf, placesIn } from './data/places';
import { emptyText, monthText } from './data/texts';
import { useMapChoice } from './data/use-map-choice';
import { type Circle, type Spot, circlesOf, sumOf } from './drawing/circles';
import { type Part, frameOf, isIn, partAt, unitOf } from './drawing/frames';
import { project } from './drawing/project';
import { WorldMap } from './drawing/world-map';
import { FullestPlaces } from './parts/fullest-places';
import { MonthSlider } from './parts/month-slider';
import { PartChoice } from './parts/part-choice';
import { PlacesTable } from './parts/places-table';

interface Props {
  all: readonly MapPlaceView[];
  /** Those that fit the search. */
  places: readonly MapPlaceView[];
  /** The user's own, none for a visitor. */
  trips: readonly TripView[];
}

/** Where the user goes next, if that is on the map. */
const nextStop = (trips: readonly TripView[], places: readonly MapPlaceView[]) => {
  const [next] = comingTrips(trips);
  const place = next && places.find(({ id }) => id === next.destinationId);
  const coordinates = place && coordinatesOf(place);
  return coordinates ? project(coordinates) : undefined;
};

/** The month of the user's next trip, if it is shown, and otherwise the first in which anybody goes anywhere. */
const firstMonth = (
  trips: readonly TripView[],
  places: readonly MapPlaceView[],
  months: readonly string[],
) => {
  const own = months.indexOf(comingTrips(trips)[0]?.startDate.slice(0, 7) ?? '');
  const anybody = months.findIndex((_, month) => placesIn(places, month).length > 0);
  return own >= 0 ? own : Math.max(0, anybody);
};

/** Where travelers are in each of the coming months, on a map of the world and in a table. */
export const ExploreMap = ({ all, places, trips }: Props) => {
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const months = shownMonths();
  const choice = useMapChoice(months);
  const month = choice.month === undefined ? firstMonth(trips, all, months) : months.indexOf(choice.month);
  const name = monthName(months[month] ?? '');
  const inMonth = placesIn(places, month);
  const spots = inMonth.flatMap(({ point, ...place }): Spot[] => (point ? [{ ...place, ...point }] : []));

  // A phone has room for a part: the one where the user goes, or most people do.
  const start = nextStop(trips, all) ?? spots[0];
  const part: Part = choice.part ?? (isPhone && start ? partAt(start) : 'world');
  const frame = frameOf(part, isPhone);
  const circles = circlesOf(
    spots.filter((spot) => isIn(frame, spot)),
    unitOf(frame, isPhone),
  );
  const route = routeIn(trips, months[month] ?? '', all);

  const open = (circle: Circle) => {
    const [first, ...others] = circle.spots;
    const zoomed = partAt(first);
    if (others.length === 0) void navigate(`/destinations/${first.id}`);
    else if (zoomed !== part) choice.set('part', zoomed);
    // There is no closer look: the table has each of them.
    else choice.set('as', 'table');
  };
  const sentence = inMonth.length === 0 ? emptyText(name) : `${monthText(sumOf(inMonth), inMonth.length)}.`;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 316px' },
        gap: 6,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 4.5 }}>
        {!choice.isTable && (
          <Card sx={{ p: 2, mx: { xs: -4, sm: 0 } }}>
            <Box
              sx={{ position: 'relative', '& > .month': { p: '10px 20px 6px 10px', fontSize: '1.375rem' } }}
            >
              <WorldMap
                circles={circles}
                stops={route?.stops ?? []}
                frame={frame}
                isPhone={isPhone}
                isWorld={part === 'world'}
                label={`Map of travelers in ${name}. ${sentence} The same is in the table below.`}
                onOpen={open}
              />
              {!isPhone && <CaptionTab className="month">{name}</CaptionTab>}
            </Box>
            <PartChoice value={part} onChange={(one) => choice.set('part', one)} />
          </Card>
        )}
        <MonthSlider months={months} value={month} onChange={(one) => choice.set('month', months[one])} />
        <Card className={choice.isTable ? undefined : 'vh'} sx={{ px: { xs: 2, sm: 3 }, overflowX: 'auto' }}>
          <PlacesTable places={inMonth} months={months} month={month} isHidden={!choice.isTable} />
        </Card>
      </Box>
      <FullestPlaces
        month={name}
        places={inMonth}
        route={route}
        isTable={choice.isTable}
        otherView={choice.otherView}
      />
    </Box>
  );
};
