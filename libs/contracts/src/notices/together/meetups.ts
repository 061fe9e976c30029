import { failure, info, success } from '../notice.js';

// Meetups.

export const meetupOffered = success('Meetup Offered', 'Travelers who are there that day can see it.');
export const meetupNotOffered = (detail = 'Please try again. Nothing was offered.') =>
  failure('Not Offered', detail);
export const meetupJoined = (title: string, when: string) => success('You are going!', `${title}, ${when}.`);
export const meetupWaiting = (place: number | null, until: string) =>
  info(
    'On the Waiting List',
    `${place === null ? '' : `You are number ${place}. `}If a place is free until ${until}, it is yours.`,
  );
export const meetupNotJoined = (detail = 'Please try again.') => failure('Not Joined', detail);
export const meetupLeft = info('You Left', 'Your place goes to the next in line.');
export const meetupNotLeft = (detail = 'Please try again. You are still in it.') =>
  failure('Not Left', detail);
export const meetupSaved = success('Meetup Saved', 'Those who have joined see it at once.');
export const meetupNotSaved = (detail = 'Please try again. Nothing has changed.') =>
  failure('Meetup Not Saved', detail);
export const meetupLinkCopied = success('Link Copied', 'Travelers who are there that day can open it.');
export const meetupLinkNotCopied = failure('Link Not Copied', 'Copy it by hand from the address bar.');
export const meetupCancelled = info('Meetup Cancelled', 'Everybody who joined was told.');
export const meetupMemberRemoved = (name: string) =>
  info('Traveler Removed', `${name} is no longer in your meetup.`);
