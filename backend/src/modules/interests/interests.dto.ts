import { type InterestInput, type InterestName, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

export class InterestDto implements InterestInput {
  @Obeys(inputRules.interest.name)
  name: InterestName;
}
