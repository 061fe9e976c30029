import { type ConnectInput, type MatchAnswer, type MatchAnswerInput, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/http/obeys.js';

export class ConnectDto implements ConnectInput {
  @Obeys(inputRules.connect.otherUserId)
  otherUserId: number;
}

export class MatchAnswerDto implements MatchAnswerInput {
  @Obeys(inputRules.matchAnswer.status)
  status: MatchAnswer;
}
