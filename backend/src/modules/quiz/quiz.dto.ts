import { type PreferencesInput, type QuizAnswers, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

export class PreferencesDto implements PreferencesInput {
  @Obeys(inputRules.preferences.userId)
  userId: number;

  @Obeys(inputRules.preferences.preferences)
  preferences: QuizAnswers;
}
