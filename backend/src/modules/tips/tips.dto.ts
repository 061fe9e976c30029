import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class TipDto extends InputDto(inputs.tip) {}

export class TipsQueryDto extends QueryDto(queries.tips) {}
