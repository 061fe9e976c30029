import { failure, info, success, warning } from './notice.js';

// Requests and their answers.

export const connectNeedsLogin = failure(
  'Login Required',
  'Please login or create an account to connect with travelers.',
);
export const connectFailed = (
  detail = 'There was an error sending the connection request. Please try again.',
) => failure('Connection Failed', detail);
export const connected = (name: string) =>
  success('Connection Request Sent!', `You've sent a connection request to ${name}.`);
export const matchAccepted = success('Match Accepted', 'You can now message each other and plan your trip!');
export const matchDeclined = info('Match Declined', 'The match request has been declined.');
export const answerFailed = warning(
  'Failed to Respond',
  'There was a problem processing your response. Please try again.',
);
export const messageFailed = warning('Message Failed', 'Could not send your message. Please try again.');
export const watchFailed = failure('Not Saved', 'Please try again. Nothing has changed.');
