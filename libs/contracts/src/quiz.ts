/**
 * The compatibility quiz: the ids of the four options of each question (1 to 8).
 * Ids are spelled as in the specification (section 3), including 'morereserved'.
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

/** The id of the chosen option, by question id. */
export type QuizAnswers = { [Id in QuizQuestionId]: (typeof quizOptions)[Id][number] };

export const quizQuestionIds = Object.keys(quizOptions).map(Number) as QuizQuestionId[];
