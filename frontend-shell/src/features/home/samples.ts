import type { TravelerCardView } from '@wayfellow/contracts';

const traveler = (
  id: number,
  facts: Pick<
    TravelerCardView,
    'name' | 'age' | 'destination' | 'coverImage' | 'startDate' | 'endDate' | 'bio' | 'interests'
  >,
): TravelerCardView => ({
  id,
  tripId: id,
  profileImage: null,
  isVerified: false,
  destinationId: null,
  connection: 'none',
  shared: null,
  sharedInterests: [],
  quizInCommon: null,
  ...facts,
});

/** Shown, marked as samples, only when the server returned no travelers; specification section 4. */
export const sampleTravelers: readonly TravelerCardView[] = [
  traveler(1, {
    name: 'Mika',
    age: 28,
    destination: 'Japan',
    coverImage: '/posters/japan.svg',
    startDate: '2025-04-02',
    endDate: '2025-04-16',
    bio: 'Slow trains, small museums and one great noodle bar a day.',
    interests: ['Culture', 'Food', 'Photography'],
  }),
  traveler(2, {
    name: 'Jonah',
    age: 31,
    destination: 'Bali, Indonesia',
    coverImage: '/posters/bali.svg',
    startDate: '2025-05-10',
    endDate: '2025-05-24',
    bio: 'Working mornings, surfing badly in the afternoons.',
    interests: ['Beach', 'Digital Nomad', 'Nature'],
  }),
  traveler(3, {
    name: 'Serena',
    age: 36,
    destination: 'Italy',
    coverImage: '/posters/italy.svg',
    startDate: '2025-06-01',
    endDate: '2025-06-12',
    bio: 'Fresco hunting from Padua to Naples, on foot and by regional train.',
    interests: ['Art', 'History', 'Food'],
  }),
  traveler(4, {
    name: 'Luca',
    age: 25,
    destination: 'Costa Rica',
    coverImage: '/posters/costa-rica.svg',
    startDate: '2025-07-05',
    endDate: '2025-07-19',
    bio: 'Early walks for birds and sloths, hammock by noon.',
    interests: ['Wildlife', 'Hiking', 'Adventure'],
  }),
];

const samples = [
  ['Bali, Indonesia', 'bali'],
  ['Japan', 'japan'],
  ['Thailand', 'thailand'],
  ['Italy', 'italy'],
  ['Spain', 'spain'],
  ['Peru', 'peru'],
] as const;

/** A sample destination for a card. */
export interface SampleDestination {
  id: number;
  name: string;
  imageUrl: string;
  travelerCount: number;
}

/** Shown, marked as samples, only when the server returned no destinations. */
export const sampleDestinations: readonly SampleDestination[] = samples.map(([name, slug], index) => ({
  id: index + 1,
  name,
  imageUrl: `/posters/${slug}.svg`,
  travelerCount: 0,
}));
