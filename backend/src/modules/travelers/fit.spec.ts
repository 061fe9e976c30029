import { type QuizAnswers, interestNames, quizQuestionIds } from '@wayfellow/contracts';
import { type Traits, type TripPair, fitOf, noFit } from './fit.js';

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

describe('what two travelers share', () => {
  it('is the days on which their trips overlap', () => {
    const fit = fitOf(nothing, nothing, [trips(['2027-05-01', '2027-05-10'], ['2027-05-03', '2027-05-20'])]);
    expect(fit.shared).toMatchObject({
      destination: 'Lisbon',
      startDate: '2027-05-03',
      endDate: '2027-05-10',
      days: 8,
    });
    expect(fit.samePlace).toBeNull();
  });

  it('is one day where one leaves as the other comes', () => {
    const fit = fitOf(nothing, nothing, [trips(['2027-05-01', '2027-05-03'], ['2027-05-03', '2027-05-20'])]);
    expect(fit.shared).toMatchObject({ days: 1 });
  });

  it('is the place, with their days there, when only the days differ', () => {
    const fit = fitOf(nothing, nothing, [trips(['2027-05-01', '2027-05-03'], ['2027-05-04', '2027-05-20'])]);
    expect(fit).toEqual({
      ...noFit,
      samePlace: {
        destination: 'Lisbon',
        destinationId: 1,
        coverImage: '/posters/lisbon.svg',
        startDate: '2027-05-04',
        endDate: '2027-05-20',
      },
    });
  });

  it('is the trip with the most days together, the sooner of equals', () => {
    const short = trips(['2027-01-01', '2027-01-05'], ['2027-01-05', '2027-01-09'], 'Oslo');
    const late = trips(['2027-06-01', '2027-06-05'], ['2027-06-03', '2027-06-09'], 'Rome');
    const soon = trips(['2027-03-01', '2027-03-05'], ['2027-03-03', '2027-03-09'], 'Quito');
    expect(fitOf(nothing, nothing, [short, late, soon]).shared).toMatchObject({
      destination: 'Quito',
      days: 3,
    });
  });

  it('holds the interests of both, in the order of the product', () => {
    const mine: Traits = { ...nothing, interests: ['Hiking', 'Food', 'Art'] };
    const all: Traits = { ...nothing, interests: interestNames };
    expect(fitOf(all, mine, []).sharedInterests).toEqual(['Food', 'Hiking', 'Art']);
  });

  it('counts quiz answers only where both took the quiz', () => {
    const taken: Traits = { ...nothing, answers };
    const other: Traits = { ...nothing, answers: { ...answers, 1: 'fast', 8: 'small' } };
    const count = quizQuestionIds.length;
    expect(fitOf(taken, nothing, []).quizInCommon).toBeNull();
    expect(fitOf(taken, taken, []).quizInCommon).toBe(count);
    expect(fitOf(taken, other, []).quizInCommon).toBe(count - 2);
  });
});
