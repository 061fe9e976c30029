import {
  type ConnectInput,
  type MatchAnswer,
  type MatchAnswerInput,
  type MatchList,
  inputRules,
  rules,
} from '@wayfellow/contracts';
import { Obeys, ObeysInQuery } from '../../platform/validation/obeys.js';
import { PageDto } from '../../platform/validation/page.js';

export class ConnectDto implements ConnectInput {
  @Obeys(inputRules.connect.otherUserId)
  otherUserId: number;
}

export class MatchAnswerDto implements MatchAnswerInput {
  @Obeys(inputRules.matchAnswer.status)
  status: MatchAnswer;
}

export class MatchesQueryDto extends PageDto {
  @ObeysInQuery(rules.matchList)
  list?: MatchList;
}
