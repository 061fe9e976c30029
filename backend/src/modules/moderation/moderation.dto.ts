import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class AppealDto extends InputDto(inputs.appeal) {}
