import { type InterestInput, type InterestName, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

export class InterestDto implements InterestInput {
  @Validate(inputRules.interest.name)
  name: InterestName;
}
