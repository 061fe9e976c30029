import {
  type CalendarDay,
  type DestinationView,
  type RouteInput,
  type RouteView,
  type TripView,
  hasBegun,
  isCalendarDay,
  moveStop,
  plain,
  stopDays,
  stopLengths,
} from '@wayfellow/contracts';

/** A place that a stop can be at. */
export interface StopPlace {
  destination: string;
  destinationId: number | null;
  coverImage: string | null;
}

/** A stop as it is edited. */
export interface DraftStop extends StopPlace {
  /** Tells it from other stops, also of the same place. */
  key: string;
  nights: number;
  freeDays: number;
  description: string;
  isQuiet: boolean;
  /** The trip that it is so far; a new stop has none. */
  trip?: Pick<TripView, 'id' | 'startDate' | 'endDate'>;
}

/** A route as it is edited, before it is saved. */
export interface RouteDraft {
  /** Of a new route: makes that it is stored once, however often it is sent. */
  clientId?: string;
  /** Of a stored one. */
  version?: number;
  title: string | null;
  /** Empty until it is chosen. */
  startDate: CalendarDay | '';
  stops: readonly DraftStop[];
  isChanged: boolean;
  /** Whether days were changed: until then each stop has those of its trip, also where two share some. */
  isMoved: boolean;
}

export interface StopDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

export const newDraft = (): RouteDraft => ({
  // Missing on plain http, where a route that is sent twice is stored twice.
  ...(typeof crypto.randomUUID === 'function' && { clientId: crypto.randomUUID() }),
  title: null,
  startDate: '',
  stops: [],
  isChanged: false,
  isMoved: false,
});

export const draftOf = ({ version, title, startDate, trips }: RouteView): RouteDraft => {
  const lengths = stopLengths(trips);
  const stops = trips.map((trip, i): DraftStop => {
    const { nights, freeDays } = lengths[i] ?? { nights: 0, freeDays: 0 };
    return {
      key: `trip-${trip.id}`,
      destination: trip.destination,
      destinationId: trip.destinationId,
      coverImage: trip.coverImage,
      nights,
      freeDays,
      description: trip.description ?? '',
      isQuiet: trip.isQuiet ?? false,
      trip: { id: trip.id, startDate: trip.startDate, endDate: trip.endDate },
    };
  });
  return { version, title, startDate, stops, isChanged: false, isMoved: false };
};

/** With the destinations that new stops name, in whatever case and accents. They may become known after a stop was added. */
export const withDestinations = (draft: RouteDraft, known: readonly DestinationView[]): RouteDraft => ({
  ...draft,
  stops: draft.stops.map((stop) => {
    if (stop.trip || stop.destinationId) return stop;
    const found = known.find(({ name }) => plain(name) === plain(stop.destination));
    return found
      ? { ...stop, destination: found.name, destinationId: found.id, coverImage: found.imageUrl }
      : stop;
  }),
});

/** The days of each stop: as they are until some are changed, then as they follow each other. None without a first day. */
export const daysOf = ({ startDate, stops, isMoved }: RouteDraft, today: CalendarDay): StopDays[] => {
  const stored = stops.flatMap(({ trip }) => trip ?? []);
  if (!isMoved && stored.length === stops.length) return stored;
  return isCalendarDay(startDate) ? stopDays(startDate, stops, today) : [];
};

/** How many of the first stops have begun, and stay where they are. */
export const begunStops = ({ stops }: RouteDraft, today: CalendarDay): number =>
  stops.filter(({ trip }) => hasBegun(trip, today)).length;

/** With other days: stops follow each other, and share none. */
const moved = (draft: RouteDraft, stops: readonly DraftStop[]): RouteDraft => ({
  ...draft,
  stops: stops.map((stop) => ({ ...stop, freeDays: Math.max(0, stop.freeDays) })),
  isChanged: true,
  isMoved: true,
});

let added = 0;

/** With a new stop, by default the last. Free days before the stop after it are filled by its nights. */
export const withStop = (
  draft: RouteDraft,
  place: StopPlace,
  nights: number,
  at = draft.stops.length,
): RouteDraft => {
  added += 1;
  const stop: DraftStop = {
    ...place,
    key: `new-${added}`,
    nights,
    freeDays: 0,
    description: '',
    isQuiet: false,
  };
  const rest = draft.stops.slice(at).map((next, i) => (i === 0 ? { ...next, freeDays: 0 } : next));
  return moved(draft, [...draft.stops.slice(0, at), stop, ...rest]);
};

/** With other nights or free days of a stop. */
export const withLength = (
  draft: RouteDraft,
  index: number,
  length: Partial<Pick<DraftStop, 'nights' | 'freeDays'>>,
): RouteDraft =>
  moved(
    draft,
    draft.stops.map((stop, i) => (i === index ? { ...stop, ...length } : stop)),
  );

/** With another description of a stop, or seen by others. No day is changed. */
export const withWords = (
  draft: RouteDraft,
  index: number,
  words: Pick<DraftStop, 'description' | 'isQuiet'>,
): RouteDraft => ({
  ...draft,
  stops: draft.stops.map((stop, i) => (i === index ? { ...stop, ...words } : stop)),
  isChanged: true,
});

export const withMove = (draft: RouteDraft, from: number, to: number): RouteDraft =>
  moved(draft, moveStop(draft.stops, from, to));

export const withoutStop = (draft: RouteDraft, index: number): RouteDraft =>
  moved(
    draft,
    draft.stops.filter((_, i) => i !== index),
  );

export const withStart = (draft: RouteDraft, startDate: CalendarDay | ''): RouteDraft => ({
  ...moved(draft, draft.stops),
  startDate,
});

export const withTitle = (draft: RouteDraft, title: string): RouteDraft => ({
  ...draft,
  title,
  isChanged: true,
});

/** What is sent to store it. */
export const inputOf = ({
  startDate,
  title,
  stops,
}: RouteDraft): Pick<RouteInput, 'startDate' | 'title' | 'stops'> => ({
  startDate,
  title: title?.trim() || null,
  stops: stops.map(({ destination, destinationId, nights, freeDays, description, isQuiet, trip }, i) => ({
    ...(destinationId ? { destinationId } : { destination }),
    nights,
    freeDays: i === 0 ? 0 : freeDays,
    description: description.trim() || null,
    isQuiet,
    ...(trip && { tripId: trip.id }),
  })),
});
