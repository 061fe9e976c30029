import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class MeetingDto extends InputDto(inputs.meeting) {}
export class MeetingChangeDto extends InputDto(inputs.meetingChange) {}
export class PlanLinkDto extends InputDto(inputs.link) {}
export class ContactDto extends InputDto(inputs.contact) {}
export class ContactAnswerDto extends InputDto(inputs.contactAnswer) {}
