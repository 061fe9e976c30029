import { failure, success } from './notice.js';

// Notifications on a device.

export const deviceOn = success('On', 'This device shows what you chose.');
export const deviceOff = success('Off', 'Nothing more is shown on this device.');
export const deviceFailed = (detail = 'Please try again. Nothing has changed.') =>
  failure('Not Saved', detail);
