import type { SessionUserView, TravelerCardView, TravelerView } from '@wayfellow/contracts';

export const ana: SessionUserView = {
  id: 1,
  username: 'ana',
  email: 'ana@example.org',
  name: 'Ana',
  age: null,
  bio: null,
  profileImage: null,
  tier: 'free',
};

export const signedIn = (user: SessionUserView = ana) => ({
  'GET /api/auth/me': { body: user },
  'GET /api/messages/unread': { body: { conversations: 0, userIds: [], requests: 0 } },
});
export const visitor = { 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } };

export const ben: TravelerView = {
  id: 2,
  name: 'Ben Okafor',
  age: 34,
  bio: 'Trail runner, slow eater.',
  profileImage: null,
  isVerified: false,
};

/** A card of Ben's trip to Lisbon, but for what is said otherwise. */
export const cardOf = (changes: Partial<TravelerCardView> = {}): TravelerCardView => ({
  ...ben,
  tripId: 10,
  destination: 'Lisbon',
  destinationId: 7,
  startDate: '2027-05-03',
  endDate: '2027-05-09',
  interests: ['Food', 'Hiking'],
  coverImage: null,
  connection: 'none',
  shared: null,
  sharedInterests: [],
  quizInCommon: null,
  ...changes,
});
