import type { DestinationSeed } from './destination-seed.js';

export const samples: readonly DestinationSeed[] = [
  {
    name: 'Bali, Indonesia',
    description:
      'Rice terraces here still share their water by the rules of the subak, village councils about a thousand years old. Mornings go to the surf below the Bukit cliffs or the dark walk up Mount Batur; evenings to temple dances and grilled fish on the sand at Jimbaran.',
  },
  {
    name: 'Japan',
    description:
      'Bullet trains tie hot-spring villages, cedar-lined pilgrim paths and cities full of eight-seat restaurants into one easy trip. Cherry blossom travels north from late March, maple red travels south from October, and a plain country inn will often serve the best dinner of the journey.',
  },
  {
    name: 'Thailand',
    description:
      'Night trains leave Bangkok for the hills around Chiang Mai, and longtail boats wait at the other end of the country between limestone towers. In between lie two ruined capitals, rainforest parks with elephants and more kinds of noodle soup than a month can hold.',
  },
  {
    name: 'Italy',
    description:
      'An hour on the train is enough to change the dialect, the pasta and the light: Alpine lakes, Tuscan hill towns, Roman streets, Sicilian markets. Coffee is taken standing, lunch is taken seriously, and the evening walk needs nothing but somebody to talk to.',
  },
  {
    name: 'Spain',
    description:
      'Dinner begins when other countries go to bed, and it comes in small plates that are made for sharing. Walk a week of the Camino through green Galicia, hear flamenco in a Seville backyard, swim in the coves of Menorca or ski in sight of the sea in the Sierra Nevada.',
  },
  {
    name: 'Peru',
    description:
      "Inca walls hold up half of Cusco, and the trails that lead from there to Machu Picchu are better walked in company. Add the reed islands of Lake Titicaca, condors above the Colca Canyon and Lima's ceviche counters, and three weeks fill themselves.",
  },
];
