import { groupFrames, groupInputs } from '../together/group-inputs.js';
import { meetupInputs } from '../together/meetup-inputs.js';
import { stopsRule } from '../together/route-rules.js';
import { rules } from './rules.js';
import type { InputOf, Rules } from './rule.js';

/** A meeting plan without whom it is about, which never changes. */
const meeting = {
  place: rules.meetingPlace,
  startsAt: rules.startsAt,
  zone: rules.zone,
  note: rules.meetingNote,
  country: rules.country,
  contactId: rules.optionalId,
  checkInAt: rules.checkInAt,
} as const;

/** A route. Each of its stops is a trip, where it is one already, that of `tripId`; either field says where. */
const route = {
  startDate: rules.startDate,
  title: rules.routeTitle,
  stops: stopsRule({
    destinationId: rules.optionalId,
    destination: rules.destination,
    nights: rules.nights,
    freeDays: rules.freeDays,
    description: rules.tripDescription,
    isQuiet: rules.tripIsQuiet,
    tripId: rules.optionalId,
  }),
} as const;

/**
 * Of accounts with a second step, `code` is required, unless the session took a second factor a few minutes ago: a passkey
 * answers a challenge, which has its own calls.
 */
const ownerProof = {
  password: rules.loginPassword,
  code: { ...rules.secondFactorCode, optional: true },
} as const;

/** The fields of each request body, with their rules. Types, DTOs, forms and OpenAPI are all derived from these. */
export const inputs = {
  login: { username: rules.loginUsername, password: rules.loginPassword },
  register: {
    username: rules.username,
    email: rules.email,
    password: rules.password,
    name: rules.name,
    age: rules.age,
    bio: rules.bio,
  },
  /** A profile is replaced as a whole: missing or empty fields are cleared. */
  profile: {
    name: rules.name,
    email: rules.email,
    age: rules.age,
    bio: rules.bio,
    profileImage: rules.profileImage,
  },
  /** Either `destinationId` or `destination` is required. */
  trip: {
    destinationId: rules.optionalId,
    destination: rules.destination,
    startDate: rules.startDate,
    endDate: rules.endDate,
    description: rules.tripDescription,
    isQuiet: rules.tripIsQuiet,
  },
  route: { ...route, clientId: rules.clientId },
  /** Replaced as a whole. `version` is that which was read, so that the second of two who change it at once is refused. */
  routeChange: { ...route, version: rules.routeVersion },
  ...meetupInputs,
  interest: { name: rules.interestName },
  watch: { isOn: rules.isOn },
  ...groupInputs,
  connect: { otherUserId: rules.id },
  matchAnswer: { status: rules.matchAnswer },
  message: { receiverId: rules.id, content: rules.messageContent, clientId: rules.clientId },
  tip: { title: rules.tipTitle, content: rules.tipContent, category: rules.tipCategory },
  forgotPassword: { email: rules.email },
  /** `token` is the part after `#t=` in the link of an email. */
  link: { token: rules.linkToken },
  resetPassword: { token: rules.linkToken, newPassword: rules.password },
  changePassword: { currentPassword: rules.loginPassword, newPassword: rules.password },
  privacy: { findable: rules.findable, showsForeignPictures: rules.showsForeignPictures },
  poster: { name: rules.posterName },
  secondFactor: { kind: rules.secondFactorKind, code: rules.secondFactorCode },
  turnOnSecondStep: { code: rules.secondFactorCode },
  turnOffSecondStep: ownerProof,
  removePasskey: ownerProof,
  /** What the authenticator answered to the challenge for a new passkey. */
  passkey: {
    id: rules.passkeyId,
    clientDataJSON: rules.passkeyPart,
    attestationObject: rules.passkeyPart,
    transports: rules.passkeyTransports,
  },
  /** What a passkey answered to the challenge. */
  passkeyAnswer: {
    id: rules.passkeyId,
    clientDataJSON: rules.passkeyPart,
    authenticatorData: rules.passkeyPart,
    signature: rules.passkeyPart,
  },
  deletion: {
    ...ownerProof,
    takeBackMessages: rules.takeBackMessages,
    deleteTips: rules.deleteTips,
  },
  export: { password: rules.loginPassword },
  /** `subjectId` is the id of the traveler, the message, the tip or the reference. `messageIds` are of the conversation with them. */
  report: {
    subject: rules.reportSubject,
    subjectId: rules.messageId,
    reason: rules.reportReason,
    text: rules.reportText,
    messageIds: rules.messageIds,
    alsoBlock: rules.alsoBlock,
  },
  complaint: { text: rules.statement },
  appeal: { text: rules.statement },
  /** Name and email are required except about somebody under 18. */
  notice: {
    url: rules.noticeUrl,
    reason: rules.reportReason,
    text: rules.statement,
    name: { ...rules.name, optional: true },
    email: { ...rules.email, optional: true },
    isGoodFaith: rules.isGoodFaith,
  },
  /** All up to this one. */
  notificationsRead: { upToId: rules.notificationId },
  /** Replaced as a whole. The zone is the browser's. */
  notificationSettings: {
    listed: rules.optionalKinds,
    emailed: rules.optionalKinds,
    /** Pages of the release before do not send these two; they stay as they are then. */
    pushed: { ...rules.pushedKinds, optional: true },
    isNamed: { ...rules.isNamed, optional: true },
    isQuiet: rules.isQuiet,
    quietFrom: rules.hour,
    quietUntil: rules.hour,
    zone: rules.zone,
  },
  timeZone: { zone: rules.zone },
  /** As the browser's `PushSubscription` gives it. */
  pushSubscription: { endpoint: rules.pushEndpoint, p256dh: rules.pushKey, auth: rules.pushSecret },
  /** `version` is that of the case, so that the second of two who work on it at once is refused. */
  assignee: { mine: rules.isMine, version: rules.caseVersion },
  /**
   * Rule and facts are required unless there was no breach, `days` for a suspension. `badFaith`: reports of the case.
   * `endsPremium`: of a ban, whether Premium ends at once (the default) or with the time that is paid.
   */
  decision: {
    action: rules.decisionAction,
    rule: rules.communityRule,
    facts: { ...rules.facts, optional: true },
    days: rules.suspensionDays,
    badFaith: rules.badFaith,
    endsPremium: rules.endsPremium,
    version: rules.caseVersion,
  },
  confirmation: { warnContacts: rules.warnContacts, version: rules.caseVersion },
  outcome: { outcome: rules.appealOutcome, facts: rules.facts, version: rules.caseVersion },
  meeting: { otherUserId: rules.id, ...meeting },
  meetingChange: meeting,
  contact: { name: rules.name, email: rules.email },
  contactAnswer: { token: rules.linkToken, isWilling: rules.isWilling },
  /** About somebody the writer traveled with. Moderators alone read `feltSafe`. */
  reference: {
    userId: rules.id,
    met: rules.met,
    text: rules.referenceText,
    feltSafe: rules.feltSafe,
  },
  referenceReply: { text: rules.referenceReply },
  subscribe: { planId: rules.planId },
  preferences: { userId: rules.id, preferences: rules.preferences },
} as const satisfies Readonly<Record<string, Rules>>;

/** The fields of each client frame besides its type; specification section 7. */
export const frameInputs = {
  auth: { userId: rules.id },
  chat_message: inputs.message,
  typing: { receiverId: rules.id, isTyping: rules.isTyping },
  ...groupFrames,
  /** Marks everything up to the message as read. */
  read_receipt: { messageId: rules.messageId },
} as const satisfies Readonly<Record<string, Rules>>;

type Inputs = typeof inputs;
export type InputName = keyof Inputs;
export type LoginInput = InputOf<Inputs['login']>;
export type RegisterInput = InputOf<Inputs['register']>;
export type ProfileInput = InputOf<Inputs['profile']>;
export type TripInput = InputOf<Inputs['trip']>;
export type RouteInput = InputOf<Inputs['route']>;
export type RouteChangeInput = InputOf<Inputs['routeChange']>;
export type MeetupInput = InputOf<Inputs['meetup']>;
export type MeetupChangeInput = InputOf<Inputs['meetupChange']>;
export type ResetPasswordInput = InputOf<Inputs['resetPassword']>;
export type ChangePasswordInput = InputOf<Inputs['changePassword']>;
export type PrivacyInput = InputOf<Inputs['privacy']>;
export type SecondFactorInput = InputOf<Inputs['secondFactor']>;
export type ExportInput = InputOf<Inputs['export']>;
export type OwnerProofInput = InputOf<typeof ownerProof>;
export type PasskeyInput = InputOf<Inputs['passkey']>;
export type PasskeyAnswerInput = InputOf<Inputs['passkeyAnswer']>;
export type DeletionInput = InputOf<Inputs['deletion']>;
export type ReportInput = InputOf<Inputs['report']>;
export type DecisionInput = InputOf<Inputs['decision']>;
export type OutcomeInput = InputOf<Inputs['outcome']>;
export type NoticeInput = InputOf<Inputs['notice']>;
export type MeetingInput = InputOf<Inputs['meeting']>;
export type MeetingChangeInput = InputOf<Inputs['meetingChange']>;
export type ContactInput = InputOf<Inputs['contact']>;
export type ContactAnswerInput = InputOf<Inputs['contactAnswer']>;
export type NotificationSettingsInput = InputOf<Inputs['notificationSettings']>;
export type PushSubscriptionInput = InputOf<Inputs['pushSubscription']>;
export type ReferenceInput = InputOf<Inputs['reference']>;
export type InterestInput = InputOf<Inputs['interest']>;
export type MessageInput = InputOf<Inputs['message']>;
export type TipInput = InputOf<Inputs['tip']>;
export type PreferencesInput = InputOf<Inputs['preferences']>;
