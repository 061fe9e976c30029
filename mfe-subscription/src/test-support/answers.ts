import type {
  ClientConfigView,
  Notice,
  PlanView,
  ProblemCode,
  SessionUserView,
  SubscriptionStatusView,
} from '@wayfellow/contracts';
import { problems } from '@wayfellow/contracts';
import type { Answers } from '@wayfellow/web/testing';

export const ana: SessionUserView = {
  id: 7,
  username: 'ana',
  email: 'ana@example.org',
  name: 'Ana Duarte',
  age: 31,
  bio: null,
  profileImage: null,
  tier: 'free',
};

export const plan: PlanView = {
  key: 'premium',
  name: 'Premium Plan',
  price: 9.99,
  currency: 'usd',
  interval: 'month',
  priceId: 'price_test',
  isForSale: true,
};

const free: SubscriptionStatusView = {
  active: false,
  status: 'none',
  tier: 'free',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};
/** Noon, so that the day is the same in every time zone that people live in but two. */
const periodEnd = Date.UTC(2026, 10, 21, 12) / 1_000;
export const periodEndWords = 'November 21, 2026';

export const premium: SubscriptionStatusView = {
  active: true,
  status: 'active',
  tier: 'premium',
  currentPeriodEnd: periodEnd,
  cancelAtPeriodEnd: false,
};
export const cancelled: SubscriptionStatusView = { ...premium, cancelAtPeriodEnd: true };

const config: ClientConfigView = {
  remotes: {},
  stripePublishableKey: 'pk_test_ours',
  stripeScript: null,
  stripeApiUrl: null,
};

/** What an error of the catalogue answers. */
export const problem = (code: ProblemCode) => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, ...problems[code] },
});

export const asVisitor: Answers = {
  'GET /api/auth/me': problem('not-signed-in'),
  'GET /api/plans': { body: [plan] },
};
/** Ana, on the free plan; checkout and cancelling work. */
export const asFree = (): Answers => ({
  ...asVisitor,
  'GET /api/auth/me': { body: ana },
  'GET /api/subscription-status': { body: free },
  'GET /config.json': { body: config },
  'POST /api/subscriptions': { status: 201, body: { clientSecret: 'pi_1_secret_2' } },
});
export const asPremium = (status = premium): Answers => ({
  ...asFree(),
  'GET /api/auth/me': { body: { ...ana, tier: 'premium' } },
  'GET /api/subscription-status': { body: status },
});

export const words = ({ title, description }: Notice) => `${title}: ${description}`;
