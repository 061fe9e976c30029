import { screen } from '@testing-library/react';
import {
  asVisitor,
  destinationTravelerOf,
  fakeServer,
  japanDetail,
  renderAt,
  tipOf,
} from '@wayfellow/web/testing';
import { DestinationPage } from './destination-page';

export const mei = { id: 9, name: 'Mei-Ling Chen', age: 28, bio: 'Tea buyer.' };
const park = { ...mei, id: 10, name: 'Park Ji-woo', age: null, bio: null };
export const tip = tipOf();
export const one = 'GET /api/destinations/2';
export const travelers = 'GET /api/destinations/2/travelers';
export const tips = 'GET /api/destinations/2/travel-tips';
export const filled = {
  [one]: { body: japanDetail },
  [travelers]: { body: [destinationTravelerOf(mei), destinationTravelerOf(park)] },
  [tips]: { body: [tip] },
};
export const empty = { ...filled, [travelers]: { body: [] }, [tips]: { body: [] } };

export const show = (answers: object, path = '/destinations/2') => {
  const server = fakeServer({ ...asVisitor, ...answers });
  return { server, user: renderAt(path, <DestinationPage />, '/destinations/:id') };
};
export const open = async (user: ReturnType<typeof renderAt>, tab: RegExp) =>
  user.click(await screen.findByRole('tab', { name: tab }));
