import { failure, success } from './notice.js';

/** Toasts about passkeys. */
export const passkeyNotices = {
  added: success('Passkey Added', 'You are asked for it, or a code, whenever you log in.'),
  notAdded: (detail = 'Nothing was added. Please try again.') => failure('Passkey Not Added', detail),
  removed: success('Passkey Removed', 'It no longer logs anybody in.'),
  codesOff: success('Codes Turned Off', 'Your passkey is still asked for whenever you log in.'),
} as const;
