import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class ConnectDto extends InputDto(inputs.connect) {}

export class MatchAnswerDto extends InputDto(inputs.matchAnswer) {}

export class MatchesQueryDto extends QueryDto(queries.matches) {}
