import { useState } from 'react';
import { useLocation, useNavigate } from '@wayfellow/router';
import {
  type CalendarDay,
  type CountView,
  type CrossingView,
  type DayCountView,
  type TripCrossingsView,
  addDays,
  endpoints,
  isNearOffered,
  limits,
  todayUtc,
} from '@wayfellow/contracts';
import { useApiQuery, usePagedList } from '@wayfellow/web';

/** How near is nearby, in km; 0 for the place alone. */
export type Near = (typeof limits.crossings.nearKm)[number];

/** A board as its reader has chosen to see it. */
export interface BoardData {
  near: Near;
  setNear: (near: Near) => void;
  total: CountView;
  days: readonly DayCountView[];
  /** The people read so far, the best first. */
  people: readonly CrossingView[];
  /** Whether there are more, and how to read them. */
  isMore: boolean;
  loadMore: () => void;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Leads on to the next window of a long trip, or back to the first; undefined where there is none. */
  showNext: (() => void) | undefined;
  showFirst: (() => void) | undefined;
}

/** The first day after the window that begins on `from`; undefined if the trip ends within it. */
const afterWindow = (from: CalendarDay, { endDate }: TripCrossingsView['trip']): CalendarDay | undefined => {
  const next = addDays(from, limits.crossings.days);
  return next <= endDate ? next : undefined;
};

const firstFrom = ({ startDate }: TripCrossingsView['trip']): CalendarDay => {
  const today = todayUtc();
  return startDate < today ? today : startDate;
};

/** How near the people of a board are looked for, stored in the URL unless it is the place alone. */
export const useNear = ({
  trip,
  isMutual,
}: TripCrossingsView): [near: Near, setNear: (near: Near) => void] => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const name = `near-${trip.id}`;
  const params = new URLSearchParams(search);
  const isOffered = isMutual && trip.destinationId != null && isNearOffered(trip);
  const named = limits.crossings.nearKm.find((km) => isOffered && `${km}` === params.get(name));
  const setNear = (near: Near) => {
    if (near > 0) params.set(name, `${near}`);
    else params.delete(name);
    // The fragment names the board that is looked at.
    void navigate({ search: `${params}`, hash });
  };
  return [named ?? 0, setNear];
};

const noCount: CountView = { value: null, isAtLeast: false };

/** Whether nobody is there on any day of a trip: one that goes on after its first window may have somebody then. */
export const isEmptyBoard = ({ total, trip }: TripCrossingsView): boolean =>
  total?.value === 0 && afterWindow(firstFrom(trip), trip) === undefined;

/** Reads a board: what the list of boards tells of it, and what else is needed to show `wanted` people. */
export const useBoard = (board: TripCrossingsView, wanted: number): BoardData => {
  const { trip, isMutual, top = [], total = noCount } = board;
  const [near, setNear] = useNear(board);
  const [from, setFrom] = useState<CalendarDay>();
  const isChanged = near > 0 || from !== undefined;
  const isRead = isMutual && (isChanged || Math.min(wanted, total.value ?? 0) > top.length);
  const window = { from, near: near > 0 ? (`${near}` as const) : undefined };
  const args = { params: { id: trip.id }, query: window };
  const limit = limits.crossingsPageSize.max;
  const list = usePagedList(
    endpoints.crossings.people,
    { ...args, query: { ...window, limit } },
    { enabled: isRead },
  );
  const days = useApiQuery(endpoints.crossings.days, args, { enabled: isChanged });
  const known = list.items && { value: list.items.length, isAtLeast: list.isMore };
  const next = afterWindow(from ?? firstFrom(trip), trip);
  return {
    near,
    setNear,
    total: (isChanged && known) || total,
    // A server of another version may not say which days.
    days: ((isChanged && days.data) || (board.days ?? [])).filter(({ day }) => day),
    people: (isRead && list.items) || top,
    isMore: isRead && list.isMore,
    loadMore: list.loadMore,
    isLoading:
      (isRead && !list.items && !list.isFailed) || list.isLoadingMore || (isChanged && days.isPending),
    isFailed: (isRead && (list.isFailed || list.isMoreFailed)) || (isChanged && days.isError),
    retry: () => {
      if (days.isError) void days.refetch();
      if (list.isMoreFailed) list.loadMore();
      else if (list.isFailed) list.retry();
    },
    showNext: next ? () => setFrom(next) : undefined,
    showFirst: from ? () => setFrom(undefined) : undefined,
  };
};
