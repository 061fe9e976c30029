import {
  type CalendarDay,
  type InterestName,
  type QuizAnswers,
  type TripInput,
  addDays,
  endpoints,
  quizOptions,
  todayUtc,
} from '@wayfellow/contracts';
import type { Client } from './client.js';
import { query } from './query.js';
import type { Instance } from './instance.js';

/** The calendar day so many days from today. */
export const day = (count: number): CalendarDay => addDays(todayUtc(), count);

/** Plans a trip from one day to another, counted from today. */
export const planTrip = async (
  client: Client,
  destination: string,
  [from, to]: readonly [number, number],
  more: Pick<TripInput, 'isQuiet'> = {},
): Promise<number> => {
  const body: TripInput = { destination, startDate: day(from), endDate: day(to), ...more };
  const answer = await client.call(endpoints.trips.create, { body });
  if (answer.status !== 201) throw new Error(`The trip was not planned: ${answer.status} ${answer.text}`);
  return answer.body.id;
};

/** Adds interests, one after another. */
export const like = async (client: Client, ...names: InterestName[]): Promise<void> => {
  for (const name of names) await client.call(endpoints.interests.add, { body: { name } });
};

/** Quiz answers that take the option of this index for each question, and another one for the first `others`. */
export const quizAnswers = (index: number, others = 0): QuizAnswers =>
  Object.fromEntries(
    Object.entries(quizOptions).map(([id, options], i) => [id, options[i < others ? index + 1 : index]]),
  ) as QuizAnswers;

/** Lets a user have taken the quiz. */
export const takeQuiz = async (instance: Instance, userId: number, answers: QuizAnswers): Promise<void> => {
  await query(instance, 'INSERT INTO travel_preferences (user_id, answers) VALUES ($1, $2)', [
    userId,
    answers,
  ]);
};
