/**
 * The compatibility quiz: question id (1 to 8) to the ids of its four options.
 * Ids are spelled as the specification spells them (section 3), 'morereserved' included.
 */
export const quizOptions = {
  1: ['slow', 'moderate', 'fast', 'flexible'],
  2: ['detailed', 'flexible', 'minimal', 'openToAll'],
  3: ['budget', 'midrange', 'luxury', 'flexible'],
  4: ['culture', 'nature', 'food', 'adventure'],
  5: ['veryOutgoing', 'moderatelySocial', 'morereserved', 'flexible'],
  6: ['budget', 'midrange', 'premium', 'flexible'],
  7: ['essential', 'sometimes', 'rarely', 'flexible'],
  8: ['solo', 'small', 'medium', 'flexible'],
} as const;

export type QuizQuestionId = keyof typeof quizOptions;

/** Question id to the id of the chosen option. */
export type QuizAnswers = { [Id in QuizQuestionId]: (typeof quizOptions)[Id][number] };

export const quizQuestionIds = Object.keys(quizOptions).map(Number) as QuizQuestionId[];
