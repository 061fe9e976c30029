import { failure, success } from './notice.js';

/** Toasts about one's own picture. */
export const photoNotices = {
  saved: success('Photo Saved', 'This is how others see you from now on.'),
  posterSaved: success('Poster Saved', 'This is how others see you from now on.'),
  removed: success('Picture Removed', 'Your initial stands in for it.'),
  notRemoved: (detail = 'Please try again. Nothing has changed.') => failure('Picture Not Removed', detail),
} as const;
