import type { DestinationFacts, TravelerCardFacts } from '@wayfellow/ui';
import lisbon from '../../posters/svg/lisbon.svg';

// Sample people and places that several stories share.

export const poster = lisbon;

export const destination: DestinationFacts = {
  id: 1,
  name: 'Lisbon',
  description: 'Tiled facades, yellow trams and viewpoints over the river, with the ocean half an hour away.',
  imageUrl: lisbon,
  travelerCount: 48,
};

export const traveler: TravelerCardFacts = {
  name: 'Ana Duarte',
  age: 29,
  userId: 1,
  destination: 'Lisbon',
  startDate: '2027-03-24',
  endDate: '2027-04-07',
  bio: 'Slow mornings, long walks and whatever the market has. Looking for company on day trips.',
  interests: ['hiking', 'food', 'photography', 'museums'],
  coverImage: lisbon,
  isVerified: true,
};

/** A long name, to check wrapping. */
export const longName = 'Maximiliane-Alexandra von Hohenberg-Schwarzenfels';

export const nothing = () => undefined;
