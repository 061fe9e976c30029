import { type SubscribeInput, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

export class SubscribeDto implements SubscribeInput {
  @Validate(inputRules.subscribe.planId)
  planId: string;
}
