import { failure, success } from '../notice.js';

// Routes.

export const routeSaved = (stops: number) =>
  success('Route Saved', `${stops} ${stops === 1 ? 'stop is' : 'stops are'} in your trips.`);
export const routeNotSaved = (detail = 'Please try again. Your changes are still here.') =>
  failure('Route Not Saved', detail);
export const routeRemoved = (withTrips: boolean) =>
  success(
    'Route Removed',
    withTrips ? 'Its trips were deleted with it.' : 'Its trips are still on your list.',
  );
export const routeNotRemoved = (detail = 'Please try again.') => failure('Route Not Removed', detail);
export const copied = success('Copied', 'Paste it where your friends are.');
export const notCopied = failure('Not Copied', 'Your browser does not allow it. Please copy it by hand.');
export const routeNotShared = (detail = 'Please try again.') => failure('Route Not Shared', detail);
export const linkNotTurnedOff = (detail = 'Please try again.') => failure('Link Not Turned Off', detail);
