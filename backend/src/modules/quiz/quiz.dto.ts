import { type PreferencesInput, type QuizAnswers, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

export class PreferencesDto implements PreferencesInput {
  @Validate(inputRules.preferences.userId)
  userId: number;

  @Validate(inputRules.preferences.preferences)
  preferences: QuizAnswers;
}
