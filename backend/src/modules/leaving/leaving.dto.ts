import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class DeletionDto extends InputDto(inputs.deletion) {}

export class StayLinkDto extends InputDto(inputs.link) {}
