import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type CalendarDay,
  type MapPlaceView,
  addDays,
  endpoints,
  limits,
  townOf,
} from '@wayfellow/contracts';
import { Icon, formatShortDay, numberText, radii } from '@wayfellow/ui';
import { useApiQuery } from '@wayfellow/web';

/** A place, and how far away it is. */
export interface NearPlace {
  place: MapPlaceView;
  km: number;
}

interface Props {
  /** Near what, and from when on. */
  town: string;
  from: CalendarDay;
  nights: number;
  places: readonly NearPlace[];
  onAdd: (place: MapPlaceView) => void;
}

/** How many are asked about, to find three with travelers. */
export const NEAR_ASKED = 6;
const SHOWN = 3;

/** Of the travelers at a place on these days, the number that is told; undefined for few. */
const useTravelers = ({ place }: NearPlace, from: CalendarDay, nights: number) => {
  const days = Math.min(nights, limits.crossings.visitorDays - 1);
  const { data } = useApiQuery(endpoints.crossings.counts, {
    params: { id: place.id },
    query: { startDate: from, endDate: addDays(from, days) },
  });
  return data?.total.value ? data.total : undefined;
};

/** The nearest places with travelers on the days of the next stop. */
export const NearChips = ({ town, from, nights, places, onAdd }: Props) => (
  <Box
    sx={{
      display: 'none',
      // Shown as soon as there is a place with travelers, of which there are three at most.
      '&:has(.near)': { display: 'block' },
      [`& .near ~ ${'.near ~ '.repeat(SHOWN - 1)}.near`]: { display: 'none' },
    }}
  >
    <Typography variant="body2" className="num" sx={{ mt: 4, mb: 2, color: 'text.secondary' }}>
      Near {town}, with travelers from {formatShortDay(from)}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {places.map((near) => (
        <Chip key={near.place.id} near={near} from={from} nights={nights} onAdd={onAdd} />
      ))}
    </Box>
  </Box>
);

const Chip = ({
  near,
  from,
  nights,
  onAdd,
}: Pick<Props, 'from' | 'nights' | 'onAdd'> & { near: NearPlace }) => {
  const travelers = useTravelers(near, from, nights);
  if (!travelers) return null;
  return (
    <Button
      className="near num"
      variant="outlined"
      size="small"
      startIcon={<Icon name="plus" size={16} />}
      sx={{ borderRadius: radii.pill, borderColor: 'divider', fontWeight: 600 }}
      onClick={() => onAdd(near.place)}
    >
      {townOf(near.place.name)}
      <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'text.secondary' }}>
        {near.km} km · {numberText(travelers)}
        <span className="vh"> travelers</span>
      </Box>
    </Button>
  );
};
