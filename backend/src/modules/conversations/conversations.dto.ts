import { frameInputs, inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class GroupDto extends InputDto(inputs.group) {}
export class GroupTitleDto extends InputDto(inputs.groupTitle) {}
export class GroupInvitationDto extends InputDto(inputs.groupInvitation) {}
export class InvitationAnswerDto extends InputDto(inputs.invitationAnswer) {}
export class GroupMessageDto extends InputDto(inputs.groupMessage) {}
export class GroupReadDto extends InputDto(inputs.groupRead) {}
export class MuteDto extends InputDto(inputs.mute) {}
export class GroupThreadDto extends QueryDto(queries.thread) {}

/** A message, in a `group_message` frame. */
export class GroupMessageFrameDto extends InputDto(frameInputs.group_message) {}
export class GroupTypingDto extends InputDto(frameInputs.group_typing) {}
export class ReadReceiptDto extends InputDto(frameInputs.read_receipt) {}
