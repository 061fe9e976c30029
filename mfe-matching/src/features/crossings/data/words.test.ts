import type { CountView } from '@wayfellow/contracts';
import { crossingOf, exactly, lisbonTrip, tripOf } from '@wayfellow/web/testing';
import { companionOf, nearbyText, townOf } from './places';
import { factsOf, mutualText, sentenceOf, travelersText } from './words';

const few: CountView = { value: null, isAtLeast: false };
const tenOrMore: CountView = { value: 10, isAtLeast: true };
const bar = crossingOf().bars[0]!;
const sintra = { ...bar, startDate: '2999-12-05', destination: 'Sintra, Portugal', destinationId: 8, km: 24 };

test.each([
  [exactly(3), '3 travelers'],
  [few, 'A few travelers'],
  [tenOrMore, '10+ travelers'],
])('%j is told to visitors as %s', (count, strong) => {
  expect(travelersText(count)).toEqual({ strong, text: 'are there on your days.' });
});

const facts = (changes: Parameters<typeof crossingOf>[0]) =>
  factsOf(crossingOf(changes))
    .map(({ strong, text }) => [strong, text].filter(Boolean).join(' '))
    .join(', ');

test('what two have in common is said in numbers', () => {
  expect(facts({})).toBe('2 interests, 6 of 8 quiz');
  expect(facts({ quizInCommon: null })).toBe('2 interests in common');
  expect(facts({ quizInCommon: null, sharedInterests: ['Art'] })).toBe('1 interest in common');
  expect(facts({ quizInCommon: 0, sharedInterests: [] })).toBe('0 of 8 quiz');
  expect(facts({ quizInCommon: null, sharedInterests: [] })).toBe('No shared interest yet');
});

test('a row is one sentence, with where they are if it is nearby', () => {
  expect(sentenceOf(crossingOf({ quizInCommon: null }), lisbonTrip)).toBe(
    '5 days with you, Dec 3 - Dec 7; 2 shared interests',
  );
  expect(sentenceOf(crossingOf({ days: 3, bars: [sintra], sharedInterests: [] }), lisbonTrip)).toBe(
    '3 days near you, Sintra, 24 km, Dec 5 - Dec 7; 6 of 8 quiz answers in common',
  );
  const oneDay = [{ ...bar, endDate: '2999-12-03' }];
  expect(
    sentenceOf(crossingOf({ days: 1, bars: oneDay, quizInCommon: null, sharedInterests: [] }), lisbonTrip),
  ).toBe('1 day with you, Dec 3');
});

test('a place that is not a point has no distance', () => {
  expect(nearbyText({ ...bar, destination: 'Spain', km: null, isWithin: true })).toBe('in Spain');
  expect(nearbyText(sintra)).toBe('Sintra, 24 km');
  expect(townOf('Lisbon, Portugal')).toBe('Lisbon');
});

test('that boards are mutual is said of one trip and of several', () => {
  expect(mutualText(1)).toBe('Members see you on this trip, as you see them.');
  expect(mutualText(4)).toBe('Members see you on these 4 trips, as you see them.');
});

describe('who comes along', () => {
  const seville = tripOf({
    id: 32,
    destination: 'Seville, Spain',
    destinationId: 9,
    startDate: '2999-12-07',
    endDate: '2999-12-10',
  });
  const trips = [lisbonTrip, seville];
  const there = { ...bar, destination: seville.destination, startDate: '2999-12-07', endDate: '2999-12-09' };
  const alsoIn = [{ destination: 'Lisbon, Portugal', startDate: '2999-12-02', endDate: '2999-12-07' }];
  const priya = crossingOf({ name: 'Priya Raman', bars: [there], alsoIn });

  it('is with the viewer on the trip before and stays, each day counted once', () => {
    expect(companionOf([priya], seville, seville, trips)).toEqual({ name: 'Priya', from: 'Lisbon', days: 7 });
  });

  it('is nobody who comes later, from elsewhere, or is nearby', () => {
    const later = { ...priya, bars: [{ ...there, startDate: '2999-12-09' }] };
    const elsewhere = { ...priya, alsoIn: [{ ...alsoIn[0]!, destination: 'Porto, Portugal' }] };
    const nearby = { ...priya, bars: [{ ...there, km: 24 }] };
    for (const each of [later, elsewhere, nearby])
      expect(companionOf([each], seville, seville, trips)).toBeUndefined();
  });

  it('is not said of the trip before', () => {
    const onLisbon = crossingOf({
      alsoIn: [{ destination: seville.destination, startDate: '2999-12-07', endDate: '2999-12-09' }],
    });
    expect(companionOf([onLisbon], lisbonTrip, lisbonTrip, trips)).toBeUndefined();
  });

  it('is the one with the most days in a row', () => {
    const shorter = { ...priya, name: 'Noor', alsoIn: [{ ...alsoIn[0]!, startDate: '2999-12-06' }] };
    expect(companionOf([shorter, priya], seville, seville, trips)?.name).toBe('Priya');
  });
});
