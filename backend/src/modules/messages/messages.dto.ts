import { type ClientFrame, type MessageInput, inputRules, limits, rules } from '@wayfellow/contracts';
import { Validate, ObeysInQuery } from '../../platform/validation/validate.js';
import { PageDto } from '../../platform/validation/page.js';

type FieldsOf<Type extends ClientFrame['type']> = Omit<Extract<ClientFrame, { type: Type }>, 'type'>;

/** A message, in a request and in a `chat_message` frame alike. */
export class MessageDto implements MessageInput, FieldsOf<'chat_message'> {
  @Validate(inputRules.message.receiverId)
  receiverId: number;

  @Validate(inputRules.message.content)
  content: string;

  @Validate(inputRules.message.clientId)
  clientId?: string;
}

export class TypingDto implements FieldsOf<'typing'> {
  @Validate(rules.id)
  receiverId: number;

  @Validate(rules.isTyping)
  isTyping: boolean;
}

export class ReadReceiptDto implements FieldsOf<'read_receipt'> {
  @Validate(rules.messageId)
  messageId: number;
}

/** The list of conversations, or the one with a user. */
export class ConversationsDto extends PageDto {
  @ObeysInQuery(rules.optionalId)
  with?: number;
}

const optionalMessageId = { ...rules.messageId, optional: true } as const;

/** Which page of a thread: the newest, or the one before or after a message. */
export class ThreadDto {
  @ObeysInQuery(optionalMessageId)
  before?: number;

  @ObeysInQuery(optionalMessageId)
  after?: number;

  @ObeysInQuery({
    kind: 'integer',
    optional: true,
    min: 1,
    max: limits.threadPageSize.max,
    text: `limit must be between 1 and ${limits.threadPageSize.max}`,
  })
  limit?: number;
}
