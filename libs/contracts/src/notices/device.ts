import { failure, info, success } from './notice.js';

// What is set on a device.

export const deviceOn = success('On', 'This device shows what you chose.');
export const deviceOff = success('Off', 'Nothing more is shown on this device.');
export const deviceFailed = (detail = 'Please try again. Nothing has changed.') =>
  failure('Not Saved', detail);

export const newerVersion = info('A newer Wayfellow is ready', 'It opens with your next page.');
export const pocketCleared = success('Cleared', 'Nothing is kept on this device.');
