import { failure, success } from './notice.js';

// What travelers write about each other.

export const referenceSent = (name: string) =>
  success('Sent', `${name} reads it once both of you have written, or after two weeks.`);
export const referencesShown = (name: string) =>
  success('Sent', `Both of you have written. It is on ${name}’s page.`);
export const referenceNotShown = success('Sent', 'Nothing of it is shown to anybody.');
export const referenceFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Not Sent', detail);
export const referenceWithdrawn = success('Withdrawn', 'What you wrote is gone.');
export const withdrawFailed = failure('Not Withdrawn', 'Please try again. Nothing has changed.');
export const replySent = success('Reply Sent', 'Everybody who reads the text reads it, too.');
export const replyFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Reply Not Sent', detail);
