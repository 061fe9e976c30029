import { rules } from '../inputs/rules.js';

const message = { content: rules.messageContent, clientId: rules.clientId } as const;

/** The request bodies of the calls about groups. */
export const groupInputs = {
  group: { title: rules.optionalGroupTitle, userIds: rules.invitedIds, clientId: rules.clientId },
  groupTitle: { title: rules.groupTitle },
  groupInvitation: { userIds: rules.invitedIds },
  invitationAnswer: { answer: rules.invitationAnswer },
  groupMessage: message,
  groupRead: { messageId: rules.messageId },
  mute: { until: rules.muteUntil },
} as const;

/** The frames that a client sends to a group. */
export const groupFrames = {
  group_message: { conversationId: rules.id, ...message },
  group_typing: { conversationId: rules.id, isTyping: rules.isTyping },
} as const;
