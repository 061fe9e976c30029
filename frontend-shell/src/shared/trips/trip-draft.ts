import type { TripInput, TripToAdd, TripView } from '@wayfellow/contracts';

/** The values of the trip form. */
export interface TripDraft {
  destination: string;
  startDate: string;
  endDate: string;
  description: string;
  isQuiet: boolean;
}

/** The form values of a stored trip, or of a new one of which something is known. */
export const draftOf = (trip: TripView | undefined, known: TripToAdd = {}): TripDraft => ({
  destination: trip?.destination ?? known.destination ?? '',
  startDate: trip?.startDate ?? known.startDate ?? '',
  endDate: trip?.endDate ?? known.endDate ?? '',
  description: trip?.description ?? '',
  isQuiet: trip?.isQuiet ?? false,
});

/**
 * The input to send for a stored trip, or for a new one. The server resolves the name of a known destination, and leaves as it
 * is what is left out: a server that does not know of quiet trips yet would refuse the field.
 */
export const inputOf =
  (trip: TripView | undefined) =>
  ({ destination, startDate, endDate, description, isQuiet }: TripDraft): TripInput => ({
    destination: destination.trim(),
    startDate,
    endDate,
    description: description.trim() || null,
    ...(isQuiet !== (trip?.isQuiet ?? false) && { isQuiet }),
  });
