import type { TravellerCardView } from '@wayfellow/contracts';

const traveller = (
  id: number,
  facts: Pick<
    TravellerCardView,
    'name' | 'age' | 'destination' | 'startDate' | 'endDate' | 'bio' | 'interests'
  >,
): TravellerCardView => ({
  id,
  tripId: id,
  profileImage: null,
  isVerified: false,
  destinationId: null,
  coverImage: null,
  connection: 'none',
  shared: null,
  sharedInterests: [],
  quizInCommon: null,
  ...facts,
});

/** Shown, and marked as samples, only when the server returned no traveller; specification section 4. */
export const sampleTravellers: readonly TravellerCardView[] = [
  traveller(1, {
    name: 'Mika',
    age: 28,
    destination: 'Japan',
    startDate: '2025-04-02',
    endDate: '2025-04-16',
    bio: 'Slow trains, small museums and one great noodle bar a day.',
    interests: ['Culture', 'Food', 'Photography'],
  }),
  traveller(2, {
    name: 'Jonah',
    age: 31,
    destination: 'Bali, Indonesia',
    startDate: '2025-05-10',
    endDate: '2025-05-24',
    bio: 'Working mornings, surfing badly in the afternoons.',
    interests: ['Beach', 'Digital Nomad', 'Nature'],
  }),
  traveller(3, {
    name: 'Serena',
    age: 36,
    destination: 'Italy',
    startDate: '2025-06-01',
    endDate: '2025-06-12',
    bio: 'Fresco hunting from Padua to Naples, on foot and by regional train.',
    interests: ['Art', 'History', 'Food'],
  }),
  traveller(4, {
    name: 'Luca',
    age: 25,
    destination: 'Costa Rica',
    startDate: '2025-07-05',
    endDate: '2025-07-19',
    bio: 'Early walks for birds and sloths, hammock by noon.',
    interests: ['Wildlife', 'Hiking', 'Adventure'],
  }),
];

const sampleNames = ['Bali, Indonesia', 'Japan', 'Thailand', 'Italy', 'Spain', 'Peru'];

/** A place's card without a place. */
export interface SampleDestination {
  id: number;
  name: string;
  travellerCount: number;
}

/** Shown, and marked as samples, only when the server returned no destination. */
export const sampleDestinations: readonly SampleDestination[] = sampleNames.map((name, index) => ({
  id: index + 1,
  name,
  travellerCount: 0,
}));
