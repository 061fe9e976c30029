import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class AppealDto extends InputDto(inputs.appeal) {}
export class AssigneeDto extends InputDto(inputs.assignee) {}
export class DecisionDto extends InputDto(inputs.decision) {}
export class ConfirmationDto extends InputDto(inputs.confirmation) {}
export class OutcomeDto extends InputDto(inputs.outcome) {}
export class CasesQueryDto extends QueryDto(queries.cases) {}
