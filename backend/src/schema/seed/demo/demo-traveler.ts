import type { InterestName, QuizAnswers } from '@wayfellow/contracts';

/** A trip counted from the day of seeding, so that it always lies ahead. */
export interface DemoTrip {
  /** The name of a shipped destination. */
  readonly destination: string;
  /** Days from the day of seeding to the first day of the trip. */
  readonly startsIn: number;
  /** Length in days, first and last included. */
  readonly days: number;
  readonly description?: string;
}

/** A traveler of the demonstration: nobody real. */
export interface DemoTraveler {
  readonly username: string;
  readonly name: string;
  readonly age?: number;
  readonly bio?: string;
  readonly interests: readonly InterestName[];
  readonly trips: readonly DemoTrip[];
  /** Present where the traveler took the compatibility quiz. */
  readonly quiz?: QuizAnswers;
}

/** The password of every demo traveler. */
export const DEMO_PASSWORD = 'wayfellow-demo';

/** The address of a demo traveler; example.org receives no mail. */
export const demoEmail = ({ username }: Pick<DemoTraveler, 'username'>): string => `${username}@example.org`;

export const trip = (
  destination: string,
  startsIn: number,
  days: number,
  description?: string,
): DemoTrip => ({
  destination,
  startsIn,
  days,
  description,
});

/** Answers to the eight questions in their order. */
export const quiz = (
  ...answers: [
    QuizAnswers[1],
    QuizAnswers[2],
    QuizAnswers[3],
    QuizAnswers[4],
    QuizAnswers[5],
    QuizAnswers[6],
    QuizAnswers[7],
    QuizAnswers[8],
  ]
): QuizAnswers => ({
  1: answers[0],
  2: answers[1],
  3: answers[2],
  4: answers[3],
  5: answers[4],
  6: answers[5],
  7: answers[6],
  8: answers[7],
});
