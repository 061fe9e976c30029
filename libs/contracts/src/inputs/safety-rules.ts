import { limits } from '../limits.js';
import { optionalKinds, pushedKinds } from '../safety/notifications.js';
import { reportReasonNames, reportSubjectNames } from '../safety/reports.js';
import { meetingRules } from './meeting-rules.js';
import { moderationRules } from './moderation-rules.js';
import type { Rule } from './rule.js';

const pushText = 'Send a subscription as the browser gives it';

/** So many characters of base64url: a key of 65 bytes has 87, a secret of 16 bytes 22. */
const encoded = (length: number) =>
  ({
    kind: 'text',
    text: pushText,
    pattern: {
      accepts: (value: string) => new RegExp(`^[\\w-]{${length}}$`).test(value),
      text: pushText,
    },
  }) as const satisfies Rule;

const pageText = 'Please enter the address of the page';

/** The rules of what people report and choose when they leave, of meetings, and of what moderators send. */
export const safetyRules = {
  ...meetingRules,
  ...moderationRules,
  reportSubject: { kind: 'choice', values: reportSubjectNames, text: 'Please say what you report' },
  reportReason: { kind: 'choice', values: reportReasonNames, text: 'Please choose what is wrong' },
  reportText: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'What happened must be a text',
    max: { value: limits.reportText.max, text: 'What happened cannot exceed 2000 characters' },
  },
  messageIds: {
    kind: 'ids',
    optional: true,
    largest: limits.messageId.max,
    max: limits.reportedMessages,
    text: 'Choose up to 20 messages, each once',
  },
  alsoBlock: { kind: 'flag', optional: true, text: 'alsoBlock must be true or false' },
  /** What somebody writes who objects to a decision, or who reports without an account. */
  statement: {
    kind: 'text',
    trim: true,
    text: 'Please write at least 20 characters',
    min: { value: limits.statement.min, text: 'Please write at least 20 characters' },
    max: { value: limits.statement.max, text: 'Your text cannot exceed 2000 characters' },
  },
  noticeUrl: {
    kind: 'text',
    trim: true,
    text: pageText,
    min: { value: 1, text: pageText },
    max: { value: limits.noticeUrl.max, text: pageText },
    oneLine: pageText,
  },
  notificationId: {
    kind: 'integer',
    min: 1,
    max: limits.messageId.max,
    text: 'Notification id must be a positive whole number',
  },
  optionalKinds: { kind: 'choices', values: optionalKinds, text: 'Choose kinds of notifications, each once' },
  pushedKinds: { kind: 'choices', values: pushedKinds, text: 'Choose kinds of notifications, each once' },
  isNamed: { kind: 'flag', text: 'isNamed must be true or false' },
  pushEndpoint: {
    kind: 'text',
    text: pushText,
    max: { value: limits.pushEndpoint.max, text: pushText },
    oneLine: pushText,
  },
  pushKey: encoded(87),
  pushSecret: encoded(22),
  isQuiet: { kind: 'flag', text: 'isQuiet must be true or false' },
  hour: { kind: 'integer', min: 0, max: 23, text: 'Please choose an hour from 0 to 23' },
  met: { kind: 'flag', text: 'Please say whether you met' },
  feltSafe: { kind: 'flag', text: 'Please say whether you felt safe' },
  referenceText: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Please write at least 20 characters, or nothing',
    min: { value: limits.referenceText.min, text: 'Please write at least 20 characters, or nothing' },
    max: { value: limits.referenceText.max, text: 'Your text cannot exceed 500 characters' },
  },
  referenceReply: {
    kind: 'text',
    trim: true,
    text: 'Please write a reply',
    min: { value: 1, text: 'Please write a reply' },
    max: { value: limits.referenceReply.max, text: 'Your reply cannot exceed 300 characters' },
  },
  isGoodFaith: {
    kind: 'flag',
    text: 'Please confirm that what you write is accurate and complete as far as you know',
  },
  takeBackMessages: { kind: 'flag', text: 'takeBackMessages must be true or false' },
  deleteTips: { kind: 'flag', text: 'deleteTips must be true or false' },
} as const satisfies Record<string, Rule>;
