import { interestChoices, matchStatuses, tipCategoryChoices, tipTabChoices } from './choices.js';
import { limits, timing } from './limits.js';
import { PRODUCT_NAME, TAGLINE } from './product.js';
import { quizOptions } from './quiz.js';
import { rules } from './inputs/rules.js';
import { suspensionDays } from './safety/decisions.js';
import { measures } from './safety/measures.js';
import { logEvents } from './safety/moderation.js';
import { retentionDays } from './safety/retention.js';
import { meetupTexts } from './together/meetup-rules.js';

// What the specification's sections 3 and 9 fix as numbers and names.

test('the limits are those of the specification', () => {
  expect(limits).toMatchObject({
    username: { min: 3 },
    password: { min: 6 },
    name: { min: 2 },
    age: { min: 18, max: 120 },
    bio: { max: 250 },
    tipTitle: { min: 5, max: 100 },
    tipContent: { min: 20, max: 1000 },
    messageContent: { min: 1, max: 4000 },
    tripDays: { max: 365 },
    freeRequestsPerDay: 3,
    searchPageSize: { default: 20, max: 50 },
    threadPageSize: { default: 50, max: 100 },
    premiumBoostDays: 3,
  });
});

test('the numbers that texts say in words are these: who changes one looks for its word', () => {
  expect(limits).toMatchObject({
    recoveryCodes: 10,
    trustedContacts: 3,
    plansAtATime: 3,
    messagesAround: 5,
    confirmedHours: 12,
    pendingSignInMinutes: 5,
    referenceAfterHours: 24,
    referenceWindowDays: 14,
    exportEveryHours: 24,
    meetup: { aheadMinutes: 60, aheadDays: 365 },
    crossings: { minCount: 3 },
  });
  expect(retentionDays.leaving).toBe(14);
});

test('texts that repeat a number of theirs repeat the right one', () => {
  const { min, max } = suspensionDays;
  const { minutes } = limits.meetup;
  expect(logEvents.lifted).toContain(` ${measures.liftHours} hours `);
  expect(rules.suspensionDays.text).toContain(` ${min} to ${max} days`);
  expect(rules.messageIds.text).toContain(` ${limits.reportedMessages} messages`);
  expect(meetupTexts.minutes).toContain(` ${minutes.min} minutes to ${minutes.max / 60} hours`);
});

test('the times are those of the specification', () => {
  expect(timing).toEqual({
    reconnectDelayMs: 2_000,
    typingIdleMs: 3_000,
    offlinePollMs: 10_000,
    toastMs: 5_000,
    toastRemovalMs: 1_000_000,
    tooltipOpenMs: 700,
    tooltipSkipMs: 300,
    quizStepMs: 300,
  });
});

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label).join(', ');

test('the choices and their labels are those of the specification', () => {
  expect(labels(interestChoices)).toBe(
    'Adventure, Culture, Food & Drink, Nature, Nightlife, Relaxation, Hiking, Photography, Art, History, ' +
      'Wildlife, Beach, Digital Nomad',
  );
  expect(labels(tipCategoryChoices)).toBe(
    'Beaches, Food & Dining, Attractions, Transportation, Safety, Viewpoints, Accommodation, Nightlife, ' +
      'Shopping, Culture & History',
  );
  expect(labels(tipTabChoices)).toBe(
    'Beaches, Food, Attractions, Transportation, Safety, Viewpoints, Accommodation, Nightlife',
  );
  expect(matchStatuses).toEqual(['pending', 'accepted', 'rejected']);
});

test('the quiz has the eight questions and the option ids of the specification', () => {
  expect(Object.values(quizOptions).map((options) => options.join(' '))).toEqual([
    'slow moderate fast flexible',
    'detailed flexible minimal openToAll',
    'budget midrange luxury flexible',
    'culture nature food adventure',
    'veryOutgoing moderatelySocial morereserved flexible',
    'budget midrange premium flexible',
    'essential sometimes rarely flexible',
    'solo small medium flexible',
  ]);
});

test('the product has one name and one tagline', () => {
  expect([PRODUCT_NAME, TAGLINE]).toEqual(['Wayfellow', 'Find Your Perfect Travel Companion']);
});
