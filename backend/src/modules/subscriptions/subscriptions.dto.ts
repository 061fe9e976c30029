import { type SubscribeInput, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

export class SubscribeDto implements SubscribeInput {
  @Obeys(inputRules.subscribe.planId)
  planId: string;
}
