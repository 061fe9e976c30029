import { failure, success, warning } from './notice.js';

// Profile, quiz and tips.

export const profileUpdated = success('Profile Updated', 'Your profile has been saved.');
export const profileFailed = (detail = 'Could not update profile. Please try again.') =>
  failure('Update Failed', detail);
export const quizFailed = failure(
  'Something went wrong',
  "We couldn't save your travel preferences. Please try again.",
);
export const tipFailed = warning('Failed to create tip', 'Please try again later.');
export const tipCreated = success('Success!', 'Your travel tip has been shared with the community.');
