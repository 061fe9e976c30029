import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type RouteView, endpoints, limits, routeFlaws, todayUtc, townOf } from '@wayfellow/contracts';
import { Link, useNavigate } from '@wayfellow/router';
import { BusyButton, FailureNote, TextInput, TextLink, formatDayRange, keepFocus } from '@wayfellow/ui';
import { useApiQuery, usePagedList } from '@wayfellow/web';
import { LineCard } from './aside/line-card';
import { RemoveRoute } from './aside/remove-route';
import { RibbonCard } from './aside/ribbon-card';
import { companionOf } from './data/companions';
import { nearestTo, townsOf } from './data/distances';
import {
  type DraftStop,
  type RouteDraft,
  type StopPlace,
  begunStops,
  daysOf,
  withMove,
  withStart,
  withStop,
  withTitle,
} from './data/route-draft';
import { useSaveRoute } from './data/use-save-route';
import { NEAR_ASKED, NearChips } from './editor/near-chips';
import { StopList } from './editor/stop-list';
import { Between, WhereNext } from './editor/where-next';
import { LeaveQuestion } from './leave-question';

const FIRST_NIGHTS = 3;

interface Props {
  /** The stored route; absent for a new one. */
  route: RouteView | undefined;
  /** The name of a place to begin with, in the form of the next stop. */
  place?: string;
  draft: RouteDraft;
  onChange: (draft: RouteDraft) => void;
  onForget: () => void;
  /** Reads what was stored meanwhile. */
  onRenew: () => void;
}

/** Plans a route: stops in their order, with nights between them. */
export const RouteEditor = ({ route, place = '', draft, onChange, onForget, onRenew }: Props) => {
  const today = todayUtc();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [nights, setNights] = useState(FIRST_NIGHTS);
  /** The key of the stop before which the next one goes; it goes to the end without, or once that stop is removed. */
  const [insertBefore, setInsertBefore] = useState<DraftStop['key']>();
  const [said, setSaid] = useState('');
  const { data: places = [] } = useApiQuery(endpoints.destinations.map, {});
  const { items: boards = [] } = usePagedList(endpoints.crossings.list, {}, { enabled: route !== undefined });
  const { save, forget, isSaving, problems, isOutdated } = useSaveRoute(route?.id, (saved) => {
    onForget();
    void navigate(`/routes/${saved.id}`, { replace: true });
  });

  const days = daysOf(draft, today);
  const flaws = routeFlaws(days);
  const towns = townsOf(places);
  const { stops } = draft;
  const found = stops.findIndex(({ key }) => key === insertBefore);
  const isBetween = found > 0;
  const at = isBetween ? found : stops.length;
  const before = stops[at - 1];
  const from = at === 0 ? draft.startDate : (days[at - 1]?.endDate ?? '');
  // What a stop is crossed by is known of the days that are stored.
  const own = boards.filter(({ trip }) =>
    stops.some(
      (stop, i) =>
        stop.trip?.id === trip.id &&
        days[i]?.startDate === trip.startDate &&
        days[i]?.endDate === trip.endDate,
    ),
  );
  const add = (place: StopPlace) => {
    onChange(withStop(draft, place, nights, at));
    setInsertBefore(undefined);
  };
  const move = (index: number, to: number) => {
    const next = withMove(draft, index, to);
    onChange(next);
    const range = daysOf(next, today)[to];
    if (range)
      setSaid(
        `${stops[index]?.destination} is stop ${to + 1} now, ${formatDayRange(range.startDate, range.endDate)}.`,
      );
  };
  const near = nearestTo(
    towns,
    before?.destinationId,
    new Set(stops.map(({ destinationId }) => destinationId)),
  );
  const count = stops.length;
  return (
    <Box
      ref={keepFocus}
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 10 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(320px,392px)' },
        pb: 14,
      }}
    >
      {draft.isChanged && !isSaving && <LeaveQuestion onLeave={onForget} />}
      <div>
        <StopList
          draft={draft}
          days={days}
          flaws={flaws}
          towns={towns}
          boards={own}
          problems={problems}
          begun={begunStops(draft, today)}
          onChange={onChange}
          onMove={move}
          onInsert={(index, gap) => {
            setInsertBefore(stops[index]?.key);
            setNights(gap);
            input.current?.focus();
          }}
        />
        <p className="vh" role="status">
          {said}
        </p>
        <WhereNext
          input={input}
          place={place}
          from={from}
          isFirst={count === 0}
          nights={nights}
          isFull={count >= limits.route.stops}
          onFrom={(day) => onChange(withStart(draft, day))}
          onNights={setNights}
          onAdd={add}
          where={
            isBetween &&
            before && (
              <Between
                towns={[before.destination, stops[at]?.destination ?? ''].map(townOf)}
                onEnd={() => {
                  setInsertBefore(undefined);
                  input.current?.focus();
                }}
              />
            )
          }
        >
          {before && from && near.length > 0 && (
            <NearChips
              town={townOf(before.destination)}
              from={from}
              nights={nights}
              places={near.slice(0, NEAR_ASKED)}
              onAdd={(place) => add({ destination: place.name, destinationId: place.id, coverImage: null })}
            />
          )}
        </WhereNext>
      </div>
      <Box component="aside" aria-label="Your route in short" sx={{ display: 'grid', gap: 5 }}>
        {days.length > 0 && (
          <>
            <LineCard stops={stops} days={days} today={today} route={route} />
            <RibbonCard stops={stops} days={days} flaws={flaws} companion={companionOf(own)} />
            <TextInput
              label="Name it"
              optional
              maxLength={limits.route.title.max}
              value={draft.title ?? ''}
              onChange={(event) => onChange(withTitle(draft, event.target.value))}
            />
          </>
        )}
        {isOutdated && (
          <div>
            <FailureNote text="This route was changed elsewhere. What you see here is not stored." />
            <Button
              variant="outlined"
              sx={{ mt: 3 }}
              onClick={() => {
                forget();
                onRenew();
              }}
            >
              Show the newer one
            </Button>
          </div>
        )}
        <BusyButton
          variant="contained"
          fullWidth
          busy={isSaving}
          busyLabel="Saving..."
          disabled={count === 0 || draft.startDate === ''}
          onClick={() => save(draft)}
        >
          Save route
        </BusyButton>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {count > 0 && `Saving keeps ${count} ${count === 1 ? 'trip' : 'trips'}. `}
          Who may find them is set in{' '}
          <TextLink component={Link} to="/account">
            Safety & account
          </TextLink>
          .
        </Typography>
        {route && (
          <RemoveRoute
            route={route}
            onRemoved={() => {
              onForget();
              void navigate('/profile?tab=trips', { replace: true });
            }}
          />
        )}
      </Box>
    </Box>
  );
};
