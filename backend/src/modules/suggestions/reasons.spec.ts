import {
  type NextTripView,
  type ReasonView,
  type SharedTripView,
  quizQuestionIds,
} from '@wayfellow/contracts';
import type { Fit } from '../travelers/travelers.service.js';
import { reasonsOf } from './reasons.js';

const nothing: Fit = { shared: null, samePlace: null, sharedInterests: [], quizInCommon: null };
const reasonsFor = (known: Partial<Fit>): ReasonView[] => reasonsOf({ ...nothing, ...known });
const inLisbon = (startDate: string, endDate: string, days: number): Partial<Fit> => ({
  shared: { destination: 'Lisbon', startDate, endDate, days } as SharedTripView,
});

describe('why two travelers fit', () => {
  it('is told by place and days when their trips overlap', () => {
    expect(reasonsFor(inLisbon('2027-05-03', '2027-05-10', 8))).toEqual([
      { kind: 'trip', strong: 'Both in Lisbon', text: 'May 3 - May 10, 8 days together' },
    ]);
  });

  it('counts a single day as one day', () => {
    expect(reasonsFor(inLisbon('2027-05-03', '2027-05-03', 1))).toEqual([
      { kind: 'trip', strong: 'Both in Lisbon', text: 'May 3, 1 day together' },
    ]);
  });

  it('names the place when only their days differ', () => {
    expect(reasonsFor({ samePlace: { destination: 'Lisbon' } as NextTripView })).toEqual([
      { kind: 'place', strong: 'Both going to Lisbon', text: 'on different days' },
    ]);
  });

  it('is honest when there is no trip in common', () => {
    expect(reasonsFor({})).toEqual([{ kind: 'none', strong: '', text: 'No shared trip yet' }]);
  });

  it('lists the shared interests by their labels', () => {
    expect(reasonsFor({ sharedInterests: ['Food', 'Hiking'] })[1]).toEqual({
      kind: 'interests',
      strong: '2 shared interests:',
      text: 'Food & Drink, Hiking',
    });
  });

  it('uses the singular for one interest', () => {
    expect(reasonsFor({ sharedInterests: ['Art'] })[1]?.strong).toBe('1 shared interest:');
  });

  it('counts the quiz answers in common, and is silent about none', () => {
    const count = quizQuestionIds.length;
    expect(reasonsFor({ quizInCommon: count - 2 })[1]).toEqual({
      kind: 'quiz',
      strong: `${count - 2} of ${count}`,
      text: 'quiz answers in common',
    });
    expect(reasonsFor({ quizInCommon: 0 })).toHaveLength(1);
  });
});
