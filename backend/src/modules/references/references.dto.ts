import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class ReferenceDto extends InputDto(inputs.reference) {}
export class ReferenceReplyDto extends InputDto(inputs.referenceReply) {}
