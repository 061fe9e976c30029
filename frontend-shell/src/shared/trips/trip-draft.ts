import type { TripInput, TripView } from '@wayfellow/contracts';

/** The values of the trip form. */
export interface TripDraft {
  destination: string;
  startDate: string;
  endDate: string;
  description: string;
}

/** The form values of a stored trip, or of a new one to `destination`. */
export const draftOf = (trip: TripView | undefined, destination = ''): TripDraft => ({
  destination: trip?.destination ?? destination,
  startDate: trip?.startDate ?? '',
  endDate: trip?.endDate ?? '',
  description: trip?.description ?? '',
});

/** The input to send. The server resolves the name of a known destination. */
export const inputOf = ({ destination, startDate, endDate, description }: TripDraft): TripInput => ({
  destination: destination.trim(),
  startDate,
  endDate,
  description: description.trim() || null,
});
