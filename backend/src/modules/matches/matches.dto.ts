import {
  type ConnectInput,
  type MatchAnswer,
  type MatchAnswerInput,
  type MatchList,
  inputRules,
  rules,
} from '@wayfellow/contracts';
import { Validate, ObeysInQuery } from '../../platform/validation/validate.js';
import { PageDto } from '../../platform/validation/page.js';

export class ConnectDto implements ConnectInput {
  @Validate(inputRules.connect.otherUserId)
  otherUserId: number;
}

export class MatchAnswerDto implements MatchAnswerInput {
  @Validate(inputRules.matchAnswer.status)
  status: MatchAnswer;
}

export class MatchesQueryDto extends PageDto {
  @ObeysInQuery(rules.matchList)
  list?: MatchList;
}
