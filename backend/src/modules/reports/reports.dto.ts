import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class ReportDto extends InputDto(inputs.report) {}
export class ComplaintDto extends InputDto(inputs.complaint) {}
export class NoticeDto extends InputDto(inputs.notice) {}
