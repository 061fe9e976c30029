import {
  type Answers,
  ana,
  asFree,
  asPremium,
  fakeServer,
  findingsWithoutEachField,
  plan,
  premiumStatus,
  renderAt,
} from '@wayfellow/web/testing';
import { fakeStripe } from '../src/features/checkout/data/fake-stripe';
import remote from '../src/routes';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.Stripe = fakeStripe().constructor;
});
afterEach(() => jest.restoreAllMocks());

const specified = {
  'GET /api/auth/me': ['id', 'username', 'email', 'name', 'age', 'bio', 'profileImage'],
  'GET /api/plans': ['key', 'name', 'price', 'priceId'],
  'GET /api/subscription-status': ['active', 'status', 'tier', 'currentPeriodEnd'],
};
const status = { 'GET /api/subscription-status': { body: premiumStatus } };

test.each<[path: string, answers: Answers, beside: Answers]>([
  ['/subscription', { 'GET /api/plans': { body: [plan] }, ...status }, asPremium()],
  [
    '/subscription/checkout?plan=premium',
    { 'GET /api/auth/me': { body: ana }, 'GET /api/plans': { body: [plan] } },
    asFree(),
  ],
  [
    '/subscription/success',
    { 'GET /api/auth/me': { body: { ...ana, emailsGoTo: 'old@example.com', tier: 'premium' } } },
    asPremium(),
  ],
  ['/subscription/cancel', status, asPremium()],
])('%s stands without any one field of its answers', async (path, answers, beside) => {
  const show = (changed: Answers) => {
    fakeServer({ ...beside, ...changed });
    renderAt(path, <remote.Routes />, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
