import { frameInputs, inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

/** A message, in a request and in a `chat_message` frame alike. */
export class MessageDto extends InputDto(inputs.message) {}

export class TypingDto extends InputDto(frameInputs.typing) {}

export class ConversationsDto extends QueryDto(queries.conversations) {}

export class ThreadDto extends QueryDto(queries.thread) {}
