import * as account from './account.js';
import * as connections from './connections.js';
import * as decisions from './decisions.js';
import * as notifications from './notifications.js';
import * as moderation from './moderation.js';
import * as meetings from './meetings.js';
import * as people from './people.js';
import * as places from './places.js';
import * as plans from './plans.js';
import * as references from './references.js';
import * as reports from './reports.js';
import * as crossings from './together/crossings.js';
import * as conversations from './together/conversations.js';
import * as meetups from './together/meetups.js';
import * as routes from './together/routes.js';
import * as map from './together/map.js';

export type * from './account.js';
export type * from './client-config.js';
export type * from './connections.js';
export type * from './decisions.js';
export type * from './notifications.js';
export type * from './moderation.js';
export type * from './meetings.js';
export type * from './people.js';
export type * from './places.js';
export type * from './plans.js';
export type * from './problem.js';
export type * from './references.js';
export type * from './reports.js';
export type * from './together/conversations.js';
export type * from './together/crossings.js';
export type * from './together/map.js';
export type * from './together/routes.js';
export type * from './together/meetups.js';
export { ClientConfigView } from './client-config.js';
export { list } from './schema.js';
export { ProblemView } from './problem.js';
export { validationErrors } from './mismatches.js';
export type { ObjectSchema, Schema, ViewOf } from './schema.js';

const { SessionUserView, PhotoSavedView, UserView, BlockView, InterestView, PreferencesView } = people;
const {
  AccountView,
  DeletionView,
  ExportView,
  LeavingCountsView,
  RecoveryCodesView,
  ResetLinkView,
  SecondStepKeyView,
  SessionView,
} = account;
const { PasskeyView, NewPasskeyChallengeView, PasskeyChallengeView } = account;
const { TripView, DestinationView, DestinationDetailView, DestinationTravelerView, TipView } = places;
const {
  TravelerCardView,
  TravelerProfileView,
  PotentialMatchView,
  MatchView,
  MatchCountsView,
  MatchChangeView,
} = connections;
const { MessageView, ConversationView, UnreadView } = connections;
const { ReportReceiptView, ReportView, UnseenTravelerView, NoticeReceiptView } = reports;
const { DecisionView } = decisions;
const { NotificationView, NotificationCountView, NotificationSettingsView, PushKeyView, UnsubscribedView } =
  notifications;
const { CaseSummaryView, CaseView, DecisionEmailsView, LogEntryView, QueueView, ReporterView } = moderation;
const { MeetingView, SharedPlanView, TrustedContactView } = meetings;
const { ReferenceView, OwnReferenceView } = references;
const { CrossingView, DayCountView, DestinationCrossingsView, TripCrossingsView } = crossings;
const { ChatView, GroupMessageView } = conversations;
const { MapPlaceView } = map;
const { MeetupView } = meetups;
const { RouteView, RouteLinkView, SharedRouteView } = routes;
const { PlanView, SubscriptionStatusView, ClientSecretView } = plans;

/** The response schemas, by the names that endpoints refer to. */
export const views = {
  SessionUserView,
  PhotoSavedView,
  UserView,
  AccountView,
  ResetLinkView,
  SessionView,
  SecondStepKeyView,
  RecoveryCodesView,
  PasskeyView,
  NewPasskeyChallengeView,
  PasskeyChallengeView,
  DeletionView,
  LeavingCountsView,
  ExportView,
  BlockView,
  InterestView,
  PreferencesView,
  TripView,
  DestinationView,
  DestinationDetailView,
  DestinationTravelerView,
  MapPlaceView,
  MeetupView,
  TipView,
  TravelerCardView,
  TravelerProfileView,
  PotentialMatchView,
  CrossingView,
  DayCountView,
  DestinationCrossingsView,
  TripCrossingsView,
  RouteView,
  RouteLinkView,
  SharedRouteView,
  MatchView,
  MatchCountsView,
  MatchChangeView,
  MessageView,
  ConversationView,
  ChatView,
  GroupMessageView,
  UnreadView,
  ReportReceiptView,
  ReportView,
  UnseenTravelerView,
  NoticeReceiptView,
  DecisionView,
  NotificationView,
  NotificationCountView,
  NotificationSettingsView,
  PushKeyView,
  UnsubscribedView,
  CaseSummaryView,
  CaseView,
  DecisionEmailsView,
  LogEntryView,
  QueueView,
  ReporterView,
  MeetingView,
  SharedPlanView,
  TrustedContactView,
  ReferenceView,
  OwnReferenceView,
  PlanView,
  SubscriptionStatusView,
  ClientSecretView,
} as const;
export type ViewName = keyof typeof views;
