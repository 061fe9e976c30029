/** @type {import('./screens.mjs').Screen[]} */
export const meetups = [
  { name: 'meetups', as: 'ana', path: async (stage) => stage.meetupsPath() },
  { name: 'meetups-own', as: 'ana', path: '/meetups' },
  { name: 'meetup', as: 'ana', path: async (stage) => stage.meetupPath() },
  {
    name: 'meetup-offer',
    as: 'ana',
    path: async (stage) => stage.meetupsPath(),
    prepare: (page) => page.getByRole('button', { name: 'Offer a meetup' }).first().click(),
    isWindow: true,
  },
];
