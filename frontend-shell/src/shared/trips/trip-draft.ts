import type { TripInput, TripView } from '@wayfellow/contracts';

/** A trip as its form holds it. */
export interface TripDraft {
  destination: string;
  startDate: string;
  endDate: string;
  description: string;
}

/** The form of a stored trip, or of a new one to `destination`. */
export const draftOf = (trip: TripView | undefined, destination = ''): TripDraft => ({
  destination: trip?.destination ?? destination,
  startDate: trip?.startDate ?? '',
  endDate: trip?.endDate ?? '',
  description: trip?.description ?? '',
});

/** The form as it is sent. The server links the name of a known destination to it. */
export const inputOf = ({ destination, startDate, endDate, description }: TripDraft): TripInput => ({
  destination: destination.trim(),
  startDate,
  endDate,
  description: description.trim() || null,
});
