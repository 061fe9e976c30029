import { type QuizAnswers, type ReasonView, interestNames, quizQuestionIds } from '@wayfellow/contracts';
import { type Traits, type TripPair, fitOf, reasonsOf } from './fit.js';

const answers = {
  1: 'slow',
  2: 'detailed',
  3: 'budget',
  4: 'culture',
  5: 'flexible',
  6: 'budget',
  7: 'rarely',
  8: 'solo',
} satisfies QuizAnswers;
const nothing: Traits = { interests: [], answers: undefined };
const trips = (mine: [string, string], theirs: [string, string], destination = 'Lisbon'): TripPair => ({
  destination,
  destinationId: 1,
  coverImage: '/posters/lisbon.svg',
  mine: { startDate: mine[0], endDate: mine[1] },
  theirs: { startDate: theirs[0], endDate: theirs[1] },
});
const reasonsFor = (pairs: TripPair[], mine = nothing, theirs = nothing): ReasonView[] =>
  reasonsOf(fitOf(mine, theirs, pairs));

describe('what two travelers share', () => {
  it('is told by place and days when their trips overlap', () => {
    expect(reasonsFor([trips(['2027-05-01', '2027-05-10'], ['2027-05-03', '2027-05-20'])])).toEqual([
      { kind: 'trip', strong: 'Both in Lisbon', text: 'May 3 - May 10, 8 days together' },
    ]);
  });

  it('counts a single day as one day', () => {
    expect(reasonsFor([trips(['2027-05-01', '2027-05-03'], ['2027-05-03', '2027-05-20'])])).toEqual([
      { kind: 'trip', strong: 'Both in Lisbon', text: 'May 3, 1 day together' },
    ]);
  });

  it('names the place when only their days differ', () => {
    expect(reasonsFor([trips(['2027-05-01', '2027-05-03'], ['2027-05-04', '2027-05-20'])])).toEqual([
      { kind: 'place', strong: 'Both going to Lisbon', text: 'on different days' },
    ]);
  });

  it('is honest when there is no trip in common', () => {
    expect(reasonsFor([])).toEqual([{ kind: 'none', strong: '', text: 'No shared trip yet' }]);
  });

  it('shows the trip with the most days together, the sooner of equals', () => {
    const short = trips(['2027-01-01', '2027-01-05'], ['2027-01-05', '2027-01-09'], 'Oslo');
    const late = trips(['2027-06-01', '2027-06-05'], ['2027-06-03', '2027-06-09'], 'Rome');
    const soon = trips(['2027-03-01', '2027-03-05'], ['2027-03-03', '2027-03-09'], 'Quito');
    expect(fitOf(nothing, nothing, [short, late, soon]).shared).toMatchObject({
      destination: 'Quito',
      days: 3,
    });
  });

  it('lists the shared interests by their labels, in the order of the product', () => {
    const mine: Traits = { ...nothing, interests: ['Hiking', 'Food', 'Art'] };
    const theirs: Traits = { ...nothing, interests: ['Food', 'Hiking', 'Beach'] };
    expect(reasonsFor([], mine, theirs)[1]).toEqual({
      kind: 'interests',
      strong: '2 shared interests:',
      text: 'Food & Drink, Hiking',
    });
    const all: Traits = { ...nothing, interests: interestNames };
    expect(fitOf(all, mine, []).sharedInterests).toEqual(['Food', 'Hiking', 'Art']);
  });

  it('uses the singular for one interest', () => {
    const both: Traits = { ...nothing, interests: ['Art'] };
    expect(reasonsFor([], both, both)[1]?.strong).toBe('1 shared interest:');
  });

  it('counts quiz answers only where both took the quiz', () => {
    const taken: Traits = { ...nothing, answers };
    const other: Traits = { ...nothing, answers: { ...answers, 1: 'fast', 8: 'small' } };
    const count = quizQuestionIds.length;
    expect(fitOf(taken, nothing, []).quizInCommon).toBeNull();
    expect(fitOf(taken, taken, []).quizInCommon).toBe(count);
    expect(reasonsFor([], taken, other)[1]).toEqual({
      kind: 'quiz',
      strong: `${count - 2} of ${count}`,
      text: 'quiz answers in common',
    });
  });
});
