import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class ExportDto extends InputDto(inputs.export) {}
