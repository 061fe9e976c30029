import type { BlockedCall, Named } from './blocked-calls.js';
import { day } from './travelers.js';

/** A call without arguments. */
export const none: BlockedCall = () => ({});

/** A call about one thing of the other's. */
export const by =
  (key: keyof Named): BlockedCall =>
  (other) => ({ params: { id: other[key] } });

/** The calls about who is where a traveler is, about meetups, routes, and conversations of several. */
export const togetherCalls: Readonly<Record<string, BlockedCall>> = {
  'crossings.list': none,
  'crossings.people': by('ownTrip'),
  'crossings.days': by('ownTrip'),
  'crossings.watch': 'own',
  'crossings.counts': ({ city }) => ({ params: { id: city }, query: { startDate: day(3), endDate: day(9) } }),
  'meetups.ofTrip': by('ownTrip'),
  'meetups.mine': none,
  // A meetup that the other is in does not exist: meetups.e2e-spec.ts.
  'meetups.offer': 'own',
  'meetups.one': 'own',
  'meetups.change': 'own',
  'meetups.join': 'own',
  'meetups.leave': 'own',
  'meetups.setState': 'own',
  'meetups.remove': 'own',
  'meetups.calendar': 'own',
  'routes.list': none,
  'routes.create': 'own',
  'routes.one': 'own',
  'routes.update': 'own',
  'routes.remove': 'own',
  'routes.share': 'own',
  'routes.unshare': 'own',
  // A link ends with a block: routes-shared.e2e-spec.ts.
  'routes.read': 'own',
  'conversations.list': none,
  'conversations.create': ({ user }) => ({ body: { userIds: [user] } }),
  // What a block changes in a group that both are in: groups.e2e-spec.ts.
  'conversations.one': 'own',
  'conversations.rename': 'own',
  'conversations.messages': 'own',
  'conversations.send': 'own',
  'conversations.read': 'own',
  'conversations.invite': 'own',
  'conversations.answer': 'own',
  'conversations.remove': 'own',
  'conversations.mute': 'own',
};
