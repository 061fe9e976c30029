import { screen } from '@testing-library/react';
import { DEFAULT_BIO } from '@wayfellow/contracts';
import { ben, cardOf, fakeServer, renderAt } from '@wayfellow/web/testing';
import { FeaturedTravelers } from './featured-travelers';

test('who has no bio has the default one, as in the search', async () => {
  const body = [cardOf({ bio: null }), cardOf({ tripId: 11, bio: 'Slow trains.' })];
  fakeServer({ 'GET /api/auth/me': { status: 401 }, 'GET /api/search/travelers': { body } });
  renderAt('/', <FeaturedTravelers />);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.textContent?.includes(ben.name))).toEqual([true, true]);
  expect(cards[0]).toHaveTextContent(DEFAULT_BIO);
  expect(cards[1]).not.toHaveTextContent(DEFAULT_BIO);
});
