import { type InterestInput, type InterestName, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/http/obeys.js';

export class InterestDto implements InterestInput {
  @Obeys(inputRules.interest.name)
  name: InterestName;
}
