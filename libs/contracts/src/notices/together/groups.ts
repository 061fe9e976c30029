import { failure, info, success } from '../notice.js';

// Groups.

const onTheirWay = (count: number) =>
  count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`;

export const groupStarted = (count: number) => success('Group Started', onTheirWay(count));
export const groupInvited = (count: number) => success('Invited', onTheirWay(count));
export const leftGroup = info('You Left', 'You no longer get its messages.');
export const muted = info('Muted', 'It stays in your list.');
export const groupNotChanged = (detail = 'Please try again. Nothing has changed.') =>
  failure('Not Changed', detail);
